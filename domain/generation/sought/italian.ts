import type { SoughtByHouse } from './sought-list.ts'

export const italian: SoughtByHouse = {
  any: {
    starters: `
      bruschetta or crostini: Bruschetta al Pomodoro | Crostini Toscani | Crostini di Funghi
      mozzarella or burrata: Insalata Caprese | Burrata con Pesche | Burrata e Zucca | Mozzarella in Carrozza
      fried calamari: Fritto Misto di Mare
      arancini: Arancini al Ragù
      carpaccio or prosciutto: Carpaccio di Manzo | Prosciutto e Melone | Vitello Tonnato
      minestrone: Minestrone | Ribollita`,
    mains: `
      pizza: Pizza Margherita | Calzone Napoletano | Pizza Marinara
      + pasta or bake in red sauce: Spaghetti al Pomodoro | Bucatini all'Amatriciana | Penne all'Arrabbiata | Gnocchi alla Sorrentina | Melanzane alla Parmigiana | Chicken Parmigiana
      pasta that everybody knows: Spaghetti alla Carbonara | Tonnarelli Cacio e Pepe | Lasagne alla Bolognese | Tagliatelle al Ragù | Fettuccine Alfredo
      roast or steak: Tagliata di Manzo | Pollo al Mattone | Saltimbocca alla Romana | Ossobuco alla Milanese | Porchetta
      seafood classic: Spaghetti alle Vongole | Branzino all'Acqua Pazza | Gamberoni alla Griglia
      risotto: Risotto alla Milanese | Risotto ai Funghi Porcini`,
    desserts: `
      tiramisù: Tiramisù
      cannoli or panna cotta: Cannoli Siciliani | Panna Cotta alle Fragole
      gelato: Gelato al Pistacchio | Affogato al Caffè`,
    sides: `
      bread: Focaccia Genovese | Pane all'Aglio
      roast potatoes: Patate al Rosmarino
      greens: Cicoria Ripassata | Broccoletti Aglio e Olio | Insalata di Finocchi e Arance`,
    drinks: `
      spritz or Negroni: Aperol Spritz | Negroni | Hugo Spritz | Americano
      espresso or cappuccino: Espresso | Cappuccino
      Italian red: Chianti Classico | Montepulciano d'Abruzzo | Barolo
      Prosecco: Prosecco Superiore`,
  },
  pizzeria: {
    starters: `
      arancini or fried mozzarella: Arancini al Ragù | Mozzarella in Carrozza
      bruschetta: Bruschetta al Pomodoro
      caprese or burrata: Insalata Caprese | Burrata e Zucca | Burrata con Pesche
      fried calamari: Fritto Misto di Mare
      stuffed olives: Olive all'Ascolana`,
    mains: `
      Margherita: Pizza Margherita
      calzone: Calzone Napoletano
      Marinara: Pizza Marinara
      red-sauce pasta: Spaghetti al Pomodoro | Penne all'Arrabbiata | Rigatoni alla Vodka | Gnocchi alla Sorrentina
      parmigiana: Chicken Parmigiana | Melanzane alla Parmigiana
      lasagne: Lasagne alla Bolognese
      sausage: Salsiccia e Friarielli`,
    desserts: `
      tiramisù: Tiramisù
      cannoli: Cannoli Siciliani
      gelato: Gelato al Pistacchio | Affogato al Caffè`,
    sides: `
      garlic bread: Pane all'Aglio | Focaccia Genovese
      salad or greens: Insalata di Cavolo Nero | Broccoletti Aglio e Olio
      potato croquettes: Crocchè di Patate`,
    drinks: `
      beer: Pils Italiana
      house red: Montepulciano d'Abruzzo | Chianti Classico | Lambrusco Secco
      spritz: Aperol Spritz`,
  },
  trattoria: {
    starters: `
      crostini or bruschetta: Crostini Toscani | Crostini di Funghi | Bruschetta al Pomodoro
      soup: Ribollita | Minestrone | Zuppa di Lenticchie
      artichokes or fried flowers: Carciofi alla Giudia | Fiori di Zucca Fritti
      prosciutto: Prosciutto e Melone`,
    mains: `
      Roman pasta: Spaghetti alla Carbonara | Tonnarelli Cacio e Pepe | Bucatini all'Amatriciana
      ragù or lasagne: Tagliatelle al Ragù | Lasagne alla Bolognese | Pappardelle al Cinghiale
      tagliata or Fiorentina: Tagliata di Manzo | Bistecca alla Fiorentina
      roast: Porchetta | Pollo al Mattone | Pollo alla Cacciatora
      saltimbocca: Saltimbocca alla Romana
      pasta and beans: Pasta e Ceci`,
    desserts: `
      tiramisù: Tiramisù
      cantucci: Cantucci e Vin Santo
      torta della nonna: Torta della Nonna`,
    sides: `
      white beans: Fagioli all'Uccelletto
      chicory: Cicoria Ripassata | Puntarelle alla Romana
      roast potatoes: Patate al Rosmarino`,
    drinks: `
      Chianti: Chianti Classico | Montepulciano d'Abruzzo
      Vin Santo or grappa: Vin Santo | Grappa
      espresso: Espresso`,
  },
  northern: {
    starters: `
      vitello tonnato or carpaccio: Vitello Tonnato | Carpaccio di Manzo
      focaccia or gnocco fritto: Focaccia di Recco | Gnocco Fritto con Mortadella
      frico or truffled egg: Frico Friulano | Uovo al Tartufo`,
    mains: `
      risotto: Risotto alla Milanese | Risotto ai Funghi Porcini | Risotto alla Zucca
      ossobuco or braise: Ossobuco alla Milanese | Capriolo al Ginepro
      ragù or tortelli: Tagliatelle al Ragù | Tortelli di Zucca | Lasagne alla Bolognese | Tajarin al Tartufo
      pesto: Trofie al Pesto Genovese
      polenta: Polenta ai Funghi`,
    desserts: `
      tiramisù: Tiramisù
      bonet or chocolate pudding: Bonet | Budino di Cioccolato e Nocciole
      panna cotta: Panna Cotta alle Fragole`,
    sides: `
      polenta: Polenta Morbida | Polenta alla Griglia
      mushrooms: Funghi Trifolati`,
    drinks: `
      Barolo: Barolo
      Negroni or spritz: Negroni | Aperol Spritz | Americano
      Prosecco: Prosecco Superiore`,
  },
  coastal: {
    starters: `
      fried seafood: Fritto Misto di Mare
      mussels: Impepata di Cozze
      crudo or tartare: Crudo di Orata | Tartare di Tonno
      octopus: Polpo e Patate
      anchovies: Alici Marinate`,
    mains: `
      vongole: Spaghetti alle Vongole | Spaghetti allo Scoglio
      sea bass or bream: Branzino all'Acqua Pazza | Orata al Cartoccio | Rombo al Forno con Patate
      fish stew: Cacciucco alla Livornese
      shrimp: Gamberoni alla Griglia
      squid-ink risotto: Risotto al Nero di Seppia
      swordfish or tuna: Pesce Spada alla Ghiotta | Tonno alla Siciliana`,
    desserts: `
      lemon: Sorbetto al Limone | Semifreddo al Limone
      cannoli or cassata: Cannoli Siciliani | Cassata Siciliana
      tiramisù: Tiramisù`,
    sides: `
      fennel and orange: Insalata di Finocchi e Arance | Panzanella
      greens with lemon: Broccoletti e Limone
      roast potatoes: Patate al Rosmarino`,
    drinks: `
      coastal white: Vermentino di Sardegna | Verdicchio dei Castelli di Jesi | Soave Classico
      spritz: Aperol Spritz | Hugo Spritz
      limoncello: Limoncello`,
  },
}
