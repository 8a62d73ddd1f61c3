import type { SoughtByHouse } from './sought-list.ts'

export const greek: SoughtByHouse = {
  any: {
    starters: `
      spanakopita or tiropita: Spanakopita | Tiropita
      dips: Taramasalata | Tirokafteri | Melitzanosalata | Fava Santorini
      fried squid or octopus: Kalamari Tiganito | Grilled Octopus
      Greek salad: Horiatiki
      saganaki: Saganaki Me Meli | Shrimp Saganaki
      dolmades or meatballs: Dolmades | Keftedakia
      avgolemono: Avgolemono`,
    mains: `
      souvlaki or gyro: Pork Souvlaki | Chicken Souvlaki | Gyro Plate
      moussaka or pastitsio: Moussaka | Pastitsio
      lamb: Paidakia | Lamb Kleftiko | Arni sto Fourno
      grilled fish: Tsipoura sti Schara | Grilled Sea Bass Ladolemono
      lemon chicken: Kotopoulo Lemonato
      stuffed vegetables: Gemista | Papoutsakia`,
    desserts: `
      baklava: Baklava
      yogurt and honey or galaktoboureko: Yiaourti me Meli | Galaktoboureko
      loukoumades: Loukoumades`,
    sides: `
      pita or bread: Warm Pita | Horiatiko Psomi
      lemon potatoes or fries: Patates Lemonates | Patates Tiganites
      tzatziki: Tzatziki`,
    drinks: `
      ouzo: Ouzo
      Assyrtiko: Assyrtiko, Santorini
      Greek coffee: Ellinikos Kafes | Freddo Espresso | Freddo Cappuccino
      Greek beer: Greek Pilsner`,
  },
}
