import type { SoughtByHouse } from './sought-list.ts'

export const korean: SoughtByHouse = {
  any: {
    starters: `
      mandu: Jjin Mandu | Yachae Mandu
      pancake: Haemul Pajeon | Kimchijeon | Bindaetteok | Gamjajeon
      tteokbokki: Tteokbokki | Gungjung Tteokbokki
      japchae: Japchae
      fried chicken or wings: Yangnyeom Wings | Dakgangjeong
      gimbap: Bulgogi Gimbap | Yachae Gimbap`,
    mains: `
      bulgogi or galbi: Bulgogi | Galbi Gui
      bibimbap: Dolsot Bibimbap | Yachae Bibimbap
      stew of kimchi or soft tofu: Kimchi Jjigae | Haemul Sundubu Jjigae | Beoseot Sundubu Jjigae | Doenjang Jjigae
      Korean fried chicken: Yangnyeom Chicken
      pork belly: Samgyeopsal Gui | Jeyuk Bokkeum
      noodles: Jjajangmyeon | Jjamppong | Mul Naengmyeon | Kalguksu`,
    desserts: `
      rice cakes or yakgwa: Injeolmi | Yakgwa | Chapssaltteok
      hotteok, bungeoppang or bingsu: Hotteok | Bungeoppang | Patbingsu | Mango Bingsu`,
    sides: `
      kimchi: Baechu Kimchi | Kkakdugi
      rice: Ssalbap | Japgokbap
      spinach or sprouts: Sigeumchi Namul | Kongnamul Muchim`,
    drinks: `
      soju: Soju | Somaek | Yuja Soju Sour
      Korean beer: Korean Draft Lager
      barley tea: Boricha
      makgeolli: Makgeolli`,
  },
  barbecue: {
    starters: `
      mandu: Jjin Mandu | Yachae Mandu
      pancake: Haemul Pajeon | Kimchijeon
      japchae: Japchae
      raw beef: Yukhoe`,
    mains: `
      short ribs: Galbi Gui
      bulgogi: Bulgogi
      pork belly: Samgyeopsal Gui
      spicy pork or chicken: Jeyuk Bokkeum | Dakgalbi
      cold noodles or bean paste stew: Mul Naengmyeon | Bibim Naengmyeon | Doenjang Jjigae`,
    sides: `
      kimchi: Baechu Kimchi | Kkakdugi
      leaves for wrapping: Ssam Platter
      rice: Ssalbap | Japgokbap
      steamed egg: Gyeranjjim`,
    desserts: `cold sweet: Patbingsu | Yuja Sorbet | Heukimja Ice Cream`,
    drinks: `
      soju: Soju | Somaek
      beer: Korean Draft Lager`,
  },
  'soup house': {
    starters: `
      dumplings: Jjin Mandu | Yachae Mandu
      tofu: Dubu Buchim | Dubu Kimchi`,
    mains: `
      soft tofu stew: Haemul Sundubu Jjigae | Beoseot Sundubu Jjigae
      kimchi or bean paste stew: Kimchi Jjigae | Doenjang Jjigae
      bone or beef soup: Seolleongtang | Yukgaejang | Gamjatang
      stone-bowl rice: Dolsot Bibimbap | Yachae Bibimbap
      ginseng chicken or dumpling soup: Samgyetang | Tteok Mandu Guk`,
    sides: `
      kimchi: Baechu Kimchi | Kkakdugi
      rice: Ssalbap | Japgokbap`,
    desserts: `rice cakes: Injeolmi | Yakgwa`,
    drinks: `barley tea: Boricha`,
  },
  pub: {
    starters: `
      wings or fried chicken: Yangnyeom Wings | Dakgangjeong
      tteokbokki: Tteokbokki
      pancake: Haemul Pajeon | Kimchijeon
      tofu with kimchi: Dubu Kimchi`,
    mains: `
      fried chicken: Yangnyeom Chicken
      army stew: Budae Jjigae
      trotters or boiled pork: Jokbal | Bossam
      squid or pork from the wok: Ojingeo Bokkeum | Jeyuk Bokkeum
      kimchi fried rice: Kimchi Bokkeumbap`,
    sides: `
      corn cheese: Corn Cheese
      kimchi: Baechu Kimchi | Kkakdugi`,
    desserts: `hotteok or bungeoppang: Hotteok | Bungeoppang | Chocolate Bungeoppang`,
    drinks: `
      soju: Soju | Somaek
      beer: Korean Draft Lager
      makgeolli: Makgeolli`,
  },
}
