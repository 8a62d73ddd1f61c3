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
}
