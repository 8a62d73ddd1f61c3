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
}
