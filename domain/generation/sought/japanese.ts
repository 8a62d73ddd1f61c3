import type { SoughtByHouse } from './sought-list.ts'

export const japanese: SoughtByHouse = {
  any: {
    starters: `
      gyōza: Gyōza
      edamame: Edamame
      sashimi or tataki: Sashimi Moriawase | Hamachi with Jalapeño | Katsuo no Tataki | Gyū Tataki
      karaage or yakitori: Tori no Karaage | Negima Yakitori | Tsukune | Tebasaki
      sushi roll: California Roll | Spicy Tuna Roll | Avocado Roll
      tempura: Yasai Tempura | Maitake Tempura
      agedashi tofu: Agedashi Tofu`,
    mains: `
      ramen or udon: Tonkotsu Ramen | Shōyu Ramen | Miso Ramen | Kitsune Udon
      + sushi: Nigiri Moriawase | Chirashizushi | Rainbow Roll | Dragon Roll | Futomaki
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
  'sushi bar': {
    starters: `
      sashimi: Sashimi Moriawase
      rolls: Spicy Tuna Roll | California Roll | Avocado Roll
      edamame: Edamame
      yellowtail: Hamachi with Jalapeño
      crispy rice: Crispy Rice with Spicy Tuna`,
    mains: `
      nigiri: Nigiri Moriawase
      chirashi: Chirashizushi
      specialty rolls: Rainbow Roll | Dragon Roll
      thick rolls or tuna: Futomaki | Toro and Uni Don
      black cod or salmon: Gindara Saikyō-yaki | Salmon Shioyaki`,
    sides: `
      miso soup: Misoshiru
      seaweed: Kaisō Salad`,
    desserts: `mochi or green tea: Mochi Ice Cream | Matcha Parfait | Matcha Crème`,
    drinks: `
      sake: Junmai Ginjō | Nigori Sake
      green tea: Sencha`,
  },
  'noodle bar': {
    starters: `
      gyōza: Gyōza
      karaage: Tori no Karaage
      edamame: Edamame`,
    mains: `
      pork ramen: Tonkotsu Ramen
      soy or miso ramen: Shōyu Ramen | Miso Ramen
      dipping noodles or tantanmen: Tsukemen | Tōnyū Tantanmen
      udon: Kitsune Udon | Nabeyaki Udon`,
    sides: `rice: Gohan | Yaki Onigiri`,
    desserts: `mochi or sesame ice cream: Mochi Ice Cream | Black Sesame Ice Cream`,
    drinks: `
      beer: Draft Beer
      highball: Whisky Highball`,
  },
  izakaya: {
    starters: `
      yakitori or wings: Negima Yakitori | Tsukune | Tebasaki
      karaage: Tori no Karaage
      edamame or shishito: Edamame | Blistered Shishito
      sashimi or tataki: Sashimi Moriawase | Katsuo no Tataki
      takoyaki: Takoyaki
      agedashi tofu: Agedashi Tofu`,
    mains: `
      okonomiyaki or yakisoba: Okonomiyaki | Yakisoba
      grilled fish: Saba Shioyaki | Hamachi Kama | Gindara Saikyō-yaki
      pork belly or katsu: Buta no Kakuni | Tonkatsu`,
    sides: `
      grilled rice balls: Yaki Onigiri
      pickles or potato salad: Tsukemono Moriawase | Japanese Potato Salad`,
    desserts: `matcha or sesame: Matcha Crème | Black Sesame Ice Cream`,
    drinks: `
      beer: Draft Beer
      sake: Junmai Ginjō | Atsukan
      highball or lemon sour: Whisky Highball | Lemon Sour`,
  },
}
