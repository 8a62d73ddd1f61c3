import type { SoughtByHouse } from './sought-list.ts'

export const mexican: SoughtByHouse = {
  any: {
    starters: `
      guacamole: Guacamole en Molcajete
      ceviche or aguachile: Ceviche Acapulco | Aguachile Verde | Coctel de Camarón | Tostadas de Atún
      tortilla soup: Sopa Azteca | Sopa de Lima
      queso or nachos: Queso Fundido con Chorizo | Nachos de Piedras Negras | Chicharrón de Queso
      tostadas or sopes: Tostadas de Tinga | Sopes de Frijol`,
    mains: `
      tacos: Tacos al Pastor | Tacos de Pescado Ensenada | Tacos Gobernador
      enchiladas or mole: Enchiladas Suizas | Mole Poblano con Pollo | Enchiladas de Camote
      carne asada or fajitas: Carne Asada | Fajitas de Res | Fajitas de Pollo | Arrachera con Rajas
      carnitas or cochinita: Carnitas Michoacanas | Cochinita Pibil | Barbacoa de Borrego
      shrimp or whole fish: Camarones al Mojo de Ajo | Camarones a la Diabla | Huachinango a la Veracruzana
      chiles rellenos: Chiles Rellenos`,
    desserts: `
      churros or flan: Churros con Chocolate | Flan Napolitano
      tres leches: Pastel de Tres Leches`,
    sides: `
      rice: Arroz Rojo | Arroz Blanco
      beans: Frijoles Refritos | Frijoles Charros | Frijoles de la Olla
      corn or tortillas: Esquites | Tortillas de Maíz Azul | Totopos con Salsa Macha`,
    drinks: `
      margarita: Margarita Clásica
      Mexican beer: Cerveza Ámbar Estilo Viena | Michelada
      agua fresca: Horchata de Arroz | Agua de Jamaica | Agua de Tamarindo
      mezcal or tequila: Mezcal Espadín | Tequila con Sangrita | Mezcal Negroni | Paloma`,
  },
  taqueria: {
    starters: `
      guacamole: Guacamole en Molcajete
      nachos or queso: Nachos de Piedras Negras | Queso Fundido con Chorizo
      corn: Elote Asado | Tostadas de Tinga
      taquitos or sopes: Tacos Dorados de Papa | Sopes de Frijol | Gorditas de Chicharrón`,
    mains: `
      tacos al pastor: Tacos al Pastor
      birria: Quesabirria
      fish tacos: Tacos de Pescado Ensenada | Tacos Gobernador
      burrito or torta: Burrito de Machaca | Torta Ahogada
      carnitas or carne asada: Carnitas Michoacanas | Carne Asada
      vegetable tacos: Tacos de Flor de Jamaica | Tacos de Coliflor | Tacos de Canasta`,
    desserts: `
      churros: Churros con Chocolate
      tres leches or flan: Pastel de Tres Leches | Flan Napolitano`,
    sides: `
      beans: Frijoles Refritos | Frijoles Charros
      rice: Arroz Rojo
      chips or corn: Totopos con Salsa Macha | Esquites`,
    drinks: `
      agua fresca: Horchata de Arroz | Agua de Jamaica | Agua de Tamarindo
      beer: Cerveza Ámbar Estilo Viena | Michelada
      margarita: Margarita Clásica`,
  },
  traditional: {
    starters: `
      soup: Sopa Azteca | Sopa de Lima | Crema de Poblano
      masa: Tlacoyos de Haba | Tetelas de Huitlacoche | Panuchos Yucatecos | Sopes de Frijol
      guacamole: Guacamole en Molcajete`,
    mains: `
      mole: Mole Poblano con Pollo | Mole Amarillo con Verduras | Mole de Olla
      cochinita or barbacoa: Cochinita Pibil | Barbacoa de Borrego
      chiles rellenos or en nogada: Chiles Rellenos | Chiles en Nogada
      pozole or enchiladas: Pozole Rojo | Enchiladas Suizas
      pipián: Pato en Pipián Verde | Pipián Verde de Calabacitas`,
    desserts: `
      flan: Flan Napolitano
      rice pudding or capirotada: Arroz con Leche | Capirotada
      crepes with cajeta: Crepas de Cajeta`,
    sides: `
      rice: Arroz Rojo | Arroz Blanco
      beans: Frijoles de la Olla | Frijoles Refritos
      tortillas: Tortillas de Maíz Azul`,
    drinks: `
      mezcal: Mezcal Espadín | Mezcal Negroni
      café de olla or chocolate: Café de Olla | Chocolate de Agua
      margarita: Margarita Clásica`,
  },
  seafood: {
    starters: `
      ceviche: Ceviche Acapulco
      aguachile: Aguachile Verde | Aguachile de Callo
      shrimp cocktail: Coctel de Camarón
      tuna tostadas: Tostadas de Atún`,
    mains: `
      fish tacos: Tacos de Pescado Ensenada | Tacos Gobernador
      shrimp: Camarones al Mojo de Ajo | Camarones a la Diabla
      whole fish: Huachinango a la Veracruzana | Mojarra al Mojo de Ajo | Robalo a la Talla
      octopus: Pulpo Zarandeado
      seafood rice: Arroz a la Tumbada`,
    desserts: `
      lime: Nieve de Limón | Carlota de Limón
      flan: Flan Napolitano | Flan de Coco`,
    sides: `
      white rice: Arroz Blanco | Arroz Rojo
      beans: Frijoles de la Olla | Frijoles Charros`,
    drinks: `
      margarita or paloma: Margarita Clásica | Paloma
      michelada or beer: Michelada | Cerveza Ámbar Estilo Viena`,
  },
}
