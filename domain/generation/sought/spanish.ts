import type { SoughtByHouse } from './sought-list.ts'

export const spanish: SoughtByHouse = {
  any: {
    starters: `
      croquetas: Croquetas de Jamón | Croquetas de Setas
      tortilla: Tortilla Española
      garlic shrimp: Gambas al Ajillo
      ham or bread with tomato: Jamón Ibérico | Pan con Tomate
      fried squid: Calamares a la Romana | Chipirones a la Plancha
      gazpacho: Gazpacho Andaluz | Salmorejo
      meatballs or skewers: Albóndigas en Salsa | Pinchos Morunos
      mushrooms from the griddle: Setas a la Plancha`,
    mains: `
      paella: Paella de Marisco | Paella Valenciana | Paella de Verduras
      black rice or fideuà: Arroz Negro | Fideuà | Arroz a Banda
      octopus: Pulpo a Feira
      garlic chicken: Pollo al Ajillo | Pollo Asado
      steak or pork from the grill: Chuletón a la Brasa | Secreto Ibérico a la Brasa
      braised oxtail or cheeks: Rabo de Toro | Carrilleras al Vino Tinto
      hake or sea bass: Merluza en Salsa Verde | Lubina a la Espalda`,
    desserts: `
      churros or crema catalana: Churros y Chocolate a la Taza | Crema Catalana
      flan or burnt cheesecake: Flan de Huevo | Basque Burnt Cheesecake
      almond cake: Tarta de Santiago`,
    sides: `
      patatas bravas: Patatas Bravas
      Padrón peppers or garlic mushrooms: Pimientos de Padrón | Champiñones al Ajillo
      bread: Pan de Cristal | Alioli con Pan
      salad: Ensalada Mixta | Ensalada Verde`,
    drinks: `
      sangria: Sangría | Tinto de Verano
      Rioja or Ribera: Rioja Crianza | Ribera del Duero
      Albariño: Albariño
      sherry: Fino Sherry | Manzanilla Sherry
      Spanish beer: Caña`,
  },
  'tapas bar': {
    starters: `
      tortilla: Tortilla Española
      croquetas: Croquetas de Jamón | Croquetas de Setas
      ham: Jamón Ibérico
      bread with tomato: Pan con Tomate
      garlic shrimp: Gambas al Ajillo
      anchovies or Gilda: Boquerones en Vinagre | Gilda | Anchoas con Mantequilla
      fried squid: Calamares a la Romana`,
    mains: `
      octopus: Pulpo a Feira
      garlic chicken: Pollo al Ajillo
      pork from the griddle: Secreto Ibérico a la Brasa | Solomillo al Whisky`,
    desserts: `
      churros: Churros y Chocolate a la Taza
      cheese: Tabla de Quesos`,
    sides: `
      patatas bravas: Patatas Bravas
      Padrón peppers: Pimientos de Padrón
      Russian salad: Ensaladilla Rusa`,
    drinks: `
      vermouth: Vermut de Grifo
      sherry: Fino Sherry | Manzanilla Sherry
      Spanish beer: Caña`,
  },
  'rice house': {
    mains: `
      seafood paella: Paella de Marisco
      Valencian paella: Paella Valenciana
      black rice: Arroz Negro
      fideuà: Fideuà
      rice in fish stock: Arroz a Banda | Arroz con Bogavante`,
    starters: `
      clams or mussels: Almejas a la Marinera | Mejillones en Escabeche
      fried squid: Calamares a la Romana | Chipirones a la Plancha
      salt cod: Esqueixada | Buñuelos de Bacalao`,
    desserts: `crema catalana: Crema Catalana`,
    sides: `garlic mayonnaise: Alioli con Pan`,
    drinks: `
      Albariño or Verdejo: Albariño | Verdejo, Rueda
      sangria: Sangría`,
  },
  'grill house': {
    mains: `
      ribeye: Chuletón a la Brasa
      suckling pig or lamb: Cochinillo Asado | Lechazo Asado
      Iberian pork: Secreto Ibérico a la Brasa
      sea bass: Lubina a la Espalda
      hake: Merluza en Salsa Verde`,
    starters: `
      chorizo: Chorizo a la Sidra
      ham: Jamón Ibérico
      stuffed or roasted peppers: Piquillos Rellenos`,
    desserts: `burnt cheesecake: Basque Burnt Cheesecake`,
    sides: `
      roasted peppers: Pimientos Asados | Pimientos de Padrón
      fries: Patatas Fritas`,
    drinks: `
      Rioja or Ribera: Ribera del Duero | Rioja Crianza
      hard cider: Sidra Natural`,
  },
}
