import type { SoughtByHouse } from './sought-list.ts'

export const levantine: SoughtByHouse = {
  any: {
    starters: `
      hummus: Hummus with Warm Pita | Hummus bil Lahme
      baba ghanoush or mutabbal: Baba Ghanoush | Mutabbal
      falafel: Falafel
      kibbeh: Kibbeh | Kibbeh Nayeh
      labneh or muhammara: Labneh with Za'atar | Muhammara
      stuffed grape leaves: Warak Enab
      filled pastries: Fatayer bi Sabanekh | Sambousek Jibneh | Rakakat
      lentil soup: Shorbat Adas`,
    mains: `
      shish taouk or shawarma: Shish Taouk | Chicken Shawarma Plate | Shawarma Lahme
      kafta or mixed grill: Kafta Meshwiyeh | Mashawi
      lamb: Lahm Meshwi | Castaleta | Ouzi | Mansaf
      maqluba or musakhan: Maqluba Djej | Musakhan | Vegetable Maqluba
      fish with tahini: Samke Harra | Samak Meshwi
      mujaddara or a falafel plate: Mujaddara | Falafel Plate`,
    desserts: `
      baklawa or knafeh: Baklawa | Knafeh Nabulsiyeh
      milk or rice pudding: Muhallabia | Riz bi Haleeb | Almond Milk Muhallabia
      ma'amoul: Ma'amoul`,
    sides: `
      tabbouleh or fattoush: Tabbouleh | Fattoush
      pita: Warm Pita | Khubz Saj
      spicy potatoes or rice: Batata Harra | Riz bi Sha'riyeh
      garlic sauce: Toum`,
    drinks: `
      mint lemonade: Limonana | Arak Limonana
      arak: Arak
      red from the Bekaa: Bekaa Valley Red | Batroun Cinsault
      coffee with cardamom: Ahweh
      mint tea: Shai bi Nana`,
  },
  grill: {
    starters: `
      hummus: Hummus bil Lahme | Hummus with Warm Pita
      lamb in pita or sausages: Arayes | Makanek
      garlic wings: Jawaneh
      baba ghanoush or mutabbal: Mutabbal | Baba Ghanoush`,
    mains: `
      mixed grill: Mashawi
      shish taouk: Shish Taouk
      kafta: Kafta Meshwiyeh
      lamb skewers or chops: Lahm Meshwi | Castaleta
      half chicken: Farrouj Meshwi
      fish from the grill: Samak Meshwi`,
    sides: `
      garlic sauce: Toum
      fattoush: Fattoush
      pita: Warm Pita | Khubz Saj`,
    desserts: `baklawa: Baklawa`,
    drinks: `
      arak: Arak
      beer: Beirut Lager`,
  },
  street: {
    starters: `
      falafel: Falafel
      hummus: Hummus with Warm Pita
      kibbeh: Kibbeh
      pastries: Fatayer bi Sabanekh | Sambousek Jibneh`,
    mains: `
      shawarma: Chicken Shawarma Plate | Shawarma Lahme
      falafel plate: Falafel Plate
      beans or eggs: Ful bi Bayd | Shakshuka`,
    sides: `
      za'atar flatbread: Manakish Za'atar
      pickles: Kabees
      fries: Batata Mekliyeh | Batata Harra`,
    desserts: `knafeh: Knafeh Nabulsiyeh`,
    drinks: `mint lemonade: Limonana`,
  },
  'home kitchen': {
    starters: `
      stuffed grape leaves: Warak Enab
      lentil soup: Shorbat Adas
      green beans or dandelion in oil: Loubieh bi Zeit | Hindbeh bi Zeit`,
    mains: `
      maqluba: Maqluba Djej | Vegetable Maqluba
      stuffed vegetables: Sheikh el Mahshi | Kousa Mahshi | Malfouf Mahshi
      kibbeh: Kibbeh bil Saniyeh | Kibbeh Labaniyeh
      stew over rice: Mloukhieh bi Djej | Bamia bil Lahme | Dawood Basha
      mujaddara: Mujaddara`,
    sides: `rice with vermicelli: Riz bi Sha'riyeh`,
    desserts: `milk or rice pudding: Muhallabia | Riz bi Haleeb`,
    drinks: `coffee with cardamom: Ahweh`,
  },
}
