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
  taverna: {
    starters: `
      saganaki or baked feta: Saganaki Me Meli | Bouyiourdi
      spanakopita or tiropita: Spanakopita | Tiropita
      dips: Taramasalata | Tirokafteri | Melitzanosalata | Fava Santorini
      meatballs: Keftedakia`,
    mains: `
      moussaka: Moussaka
      pastitsio or giouvetsi: Pastitsio | Giouvetsi
      lamb from the oven: Lamb Kleftiko | Arni sto Fourno
      lemon chicken: Kotopoulo Lemonato
      stuffed vegetables: Gemista | Papoutsakia`,
    sides: `
      lemon potatoes: Patates Lemonates
      bread: Horiatiko Psomi | Warm Pita
      tzatziki: Tzatziki`,
    desserts: `galaktoboureko or baklava: Galaktoboureko | Baklava`,
    drinks: `
      ouzo or tsipouro: Ouzo | Tsipouro
      retsina: Retsina`,
  },
  fish: {
    starters: `
      fried squid: Kalamari Tiganito
      octopus: Grilled Octopus
      taramasalata: Taramasalata
      anchovies or sardines: Gavros Tiganitos | Sardeles Psites
      mussels or shrimp saganaki: Mydia Saganaki | Shrimp Saganaki`,
    mains: `
      fish from the grill: Tsipoura sti Schara | Grilled Sea Bass Ladolemono
      swordfish: Xifias Souvlaki
      shrimp or lobster pasta: Garidomakaronada | Astakomakaronada
      fisherman's soup: Kakavia
      baked cod or cuttlefish: Bakaliaros Plaki | Soupies me Spanaki`,
    sides: `
      boiled greens: Horta | Kolokithia Vrasta
      lemon potatoes or fries: Patates Lemonates | Patates Tiganites`,
    desserts: `yogurt and honey: Yiaourti me Meli`,
    drinks: `
      ouzo: Ouzo
      Assyrtiko: Assyrtiko, Santorini`,
  },
  grill: {
    starters: `
      dip: Tirokafteri | Melitzanosalata
      sausage: Loukaniko
      meatballs: Keftedakia
      Greek salad: Horiatiki`,
    mains: `
      souvlaki: Pork Souvlaki | Chicken Souvlaki
      gyro: Gyro Plate
      lamb chops: Paidakia
      stuffed patty: Bifteki`,
    sides: `
      pita: Warm Pita
      tzatziki: Tzatziki
      fries: Patates Tiganites`,
    desserts: `loukoumades: Loukoumades`,
    drinks: `beer: Greek Pilsner`,
  },
}
