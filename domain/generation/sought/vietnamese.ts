import type { SoughtByHouse } from './sought-list.ts'

export const vietnamese: SoughtByHouse = {
  any: {
    starters: `
      rice paper rolls: Gỏi Cuốn Tôm Thịt | Gỏi Cuốn Chay
      fried rolls: Chả Giò | Chả Giò Chay
      papaya or chicken salad: Gỏi Đu Đủ Tôm | Gỏi Gà Bắp Cải
      bánh xèo: Bánh Xèo | Bánh Xèo Chay
      wings: Cánh Gà Chiên Nước Mắm
      beef in betel leaf: Bò Lá Lốt`,
    mains: `
      phở: Phở Bò Tái Nạm | Phở Đặc Biệt | Phở Gà
      bún: Bún Chả Hà Nội | Bún Thịt Nướng Chả Giò | Bún Bò Huế
      broken rice or lemongrass chicken: Cơm Tấm Sườn Bì Chả | Gà Nướng Sả
      bánh mì: Bánh Mì Thịt Nướng | Bánh Mì Đặc Biệt
      shaking beef: Bò Lúc Lắc
      caramelized fish: Cá Kho Tộ | Chả Cá Lã Vọng`,
    desserts: `
      flan or chè: Bánh Flan | Chè Ba Màu | Chè Chuối
      fried banana: Chuối Chiên
      coffee ice cream: Kem Cà Phê`,
    sides: `
      rice: Cơm Trắng | Cơm Tấm
      herbs or pickles: Rau Sống | Đồ Chua
      garlic greens: Rau Muống Xào Tỏi | Cải Xào Nấm`,
    drinks: `
      iced coffee with condensed milk: Cà Phê Sữa Đá
      Saigon beer: Saigon Lager
      lime soda or coconut: Soda Chanh | Nước Dừa Tươi`,
  },
  'noodle house': {
    starters: `
      rice paper rolls: Gỏi Cuốn Tôm Thịt | Gỏi Cuốn Chay
      fried rolls: Chả Giò | Chả Giò Chay
      wings: Cánh Gà Chiên Nước Mắm`,
    mains: `
      beef phở: Phở Bò Tái Nạm | Phở Đặc Biệt
      chicken phở: Phở Gà
      bún bò Huế: Bún Bò Huế
      bún with grilled pork: Bún Thịt Nướng Chả Giò | Bún Chả Hà Nội
      bún riêu or hủ tiếu: Bún Riêu | Hủ Tiếu Nam Vang`,
    sides: `herbs: Rau Sống`,
    desserts: `chè or flan: Chè Ba Màu | Bánh Flan`,
    drinks: `
      iced coffee with condensed milk: Cà Phê Sữa Đá
      lime soda: Soda Chanh`,
  },
  'rice house': {
    starters: `
      bánh xèo: Bánh Xèo | Bánh Xèo Chay
      papaya or lotus salad: Gỏi Đu Đủ Tôm | Gỏi Ngó Sen
      beef in betel leaf: Bò Lá Lốt`,
    mains: `
      broken rice with pork chop: Cơm Tấm Sườn Bì Chả
      caramelized fish: Cá Kho Tộ
      shaking beef: Bò Lúc Lắc
      caramelized pork and eggs: Thịt Kho Trứng
      sour soup: Canh Chua Cá
      lemongrass chicken: Gà Nướng Sả | Cơm Gà Hội An`,
    sides: `
      rice: Cơm Trắng | Cơm Tấm
      garlic greens: Rau Muống Xào Tỏi | Cải Xào Nấm`,
    desserts: `chè or flan: Chè Chuối | Bánh Flan`,
    drinks: `beer: Saigon Lager`,
  },
}
