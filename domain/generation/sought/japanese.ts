import type { SoughtByHouse } from './sought-list.ts'

export const japanese: SoughtByHouse = {
  any: {
    starters: `
      gyōza: Gyōza
      edamame: Edamame
      sashimi or tataki: Sashimi Moriawase | Hamachi with Jalapeño | Katsuo no Tataki | Gyū Tataki
      karaage or yakitori: Tori no Karaage | Negima Yakitori | Tebasaki
      sushi roll: California Roll | Spicy Tuna Roll | Avocado Roll
      tempura: Yasai Tempura | Maitake Tempura
      agedashi tofu: Agedashi Tofu`,
    mains: `
      ramen or udon: Tonkotsu Ramen | Shōyu Ramen | Miso Ramen | Kitsune Udon
      sushi: Nigiri Moriawase | Chirashizushi | Rainbow Roll | Dragon Roll | Futomaki
      teriyaki or katsu: Tori no Teriyaki | Tonkatsu | Chicken Katsu | Katsu Curry
      tempura: Tempura Moriawase
      grilled fish: Gindara Saikyō-yaki | Saba Shioyaki | Salmon Shioyaki
      rice bowl: Gyūdon | Oyakodon`,
    desserts: `
      mochi or green tea: Mochi Ice Cream | Matcha Parfait | Matcha Crème
      Japanese cheesecake or black sesame: Fuwafuwa Cheesecake | Black Sesame Ice Cream | Dorayaki`,
    sides: `
      miso soup: Misoshiru
      rice: Gohan | Yaki Onigiri
      seaweed or pickles: Kaisō Salad | Tsukemono Moriawase | Hōrensō no Ohitashi`,
    drinks: `
      sake: Junmai Ginjō | Nigori Sake | Awa Sparkling Sake | Atsukan
      green tea: Sencha | Genmaicha
      Japanese beer: Draft Beer
      highball or umeshu: Whisky Highball | Umeshu`,
  },
}
