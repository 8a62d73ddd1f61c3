import type { SoughtByHouse } from './sought-list.ts'

export const mediterranean: SoughtByHouse = {
  any: {
    starters: `
      hummus or another dip: Hummus with Warm Pita | Baba Ghanoush | Muhammara | Labneh with Za'atar
      falafel or halloumi: Falafel | Grilled Halloumi | Saganaki
      octopus or shrimp: Grilled Octopus | Gambas al Ajillo | Shrimp Saganaki
      spanakopita or dolmades: Spanakopita | Dolmades
      Greek salad: Horiatiki
      lentil soup: Mercimek Çorbası | Shorbat Adas`,
    mains: `
      kebab or souvlaki: Chicken Souvlaki | Pork Souvlaki | Adana Kebab | Lamb Kofta | Chicken Shawarma Plate | Salmon Kebab
      lamb: Grilled Lamb Chops | Lamb Kleftiko | Lamb Tagine with Prunes
      grilled fish: Grilled Sea Bass Ladolemono | Dorade in Salt | Halibut with Preserved Lemon
      moussaka or pastitsio: Moussaka | Pastitsio
      paella or tagine: Paella Valenciana | Chicken Tagine with Preserved Lemon
      shakshuka or mujaddara: Shakshuka | Mujaddara`,
    desserts: `
      baklava: Baklava
      yogurt, rice pudding or künefe: Yiaourti me Meli | Sütlaç | Künefe`,
    sides: `
      pita or flatbread: Warm Pita | Bazlama | Manakish Za'atar
      tabbouleh, fattoush or tzatziki: Tabbouleh | Fattoush | Tzatziki
      potatoes: Patates Lemonates | Batata Harra | Patatas Bravas`,
    drinks: `
      mint tea or Turkish coffee: Moroccan Mint Tea | Turkish Coffee | Çay
      white of the islands: Assyrtiko, Santorini | Moschofilero | Albariño
      ouzo or vermouth: Ouzo | Vermut de Grifo`,
  },
  eastern: {
    starters: `
      hummus: Hummus with Warm Pita
      baba ghanoush or muhammara: Baba Ghanoush | Muhammara
      falafel: Falafel
      halloumi or saganaki: Grilled Halloumi | Saganaki
      dolmades or spanakopita: Dolmades | Spanakopita
      Greek salad: Horiatiki`,
    mains: `
      kebab or kofta: Adana Kebab | Lamb Kofta | Kılıç Şiş
      souvlaki, gyro or shawarma: Chicken Souvlaki | Pork Souvlaki | Gyro Plate | Chicken Shawarma Plate
      moussaka: Moussaka | Pastitsio
      grilled fish: Grilled Sea Bass Ladolemono
      lamb: Lamb Kleftiko | Grilled Lamb Chops
      mujaddara: Mujaddara`,
    desserts: `
      baklava: Baklava
      loukoumades or künefe: Loukoumades | Künefe
      yogurt or rice pudding: Yiaourti me Meli | Sütlaç`,
    sides: `
      pita: Warm Pita | Bazlama
      tzatziki: Tzatziki
      tabbouleh or fattoush: Tabbouleh | Fattoush
      lemon potatoes: Patates Lemonates | Batata Harra`,
    drinks: `
      ouzo: Ouzo
      Turkish coffee: Turkish Coffee | Freddo Espresso
      Assyrtiko: Assyrtiko, Santorini | Moschofilero`,
  },
  western: {
    starters: `
      garlic shrimp: Gambas al Ajillo
      croquetas: Croquetas de Jamón
      tortilla: Tortilla Española
      pan con tomate or jamón: Pan con Tomate | Jamón Ibérico
      gazpacho: Gazpacho Andaluz | Ajo Blanco`,
    mains: `
      paella or fideuà: Paella Valenciana | Fideuà | Arroz Negro
      octopus: Pulpo a Feira
      tagine: Chicken Tagine with Preserved Lemon | Lamb Tagine with Prunes
      Ibérico pork: Secreto Ibérico a la Brasa
      fish stew: Suquet de Peix`,
    desserts: `
      burnt cheesecake or crema catalana: Basque Burnt Cheesecake | Crema Catalana
      almond cake: Tarta de Santiago
      manchego: Manchego and Olives | Tabla de Quesos`,
    sides: `
      patatas bravas: Patatas Bravas
      padrón peppers: Pimientos de Padrón
      couscous: Couscous with Raisins and Almonds
      olives: Marinated Olives`,
    drinks: `
      sangría or vermouth: Sangría | Vermut de Grifo | Rebujito
      Rioja: Rioja Crianza
      Cava or sherry: Cava Brut Nature | Manzanilla Sherry`,
  },
}
