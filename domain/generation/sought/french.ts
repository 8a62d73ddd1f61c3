import type { SoughtByHouse } from './sought-list.ts'

export const french: SoughtByHouse = {
  any: {
    starters: `
      onion soup: Soupe à l'Oignon Gratinée
      pâté or terrine: Pâté de Campagne | Terrine de Foie Gras | Mousse de Foies de Volaille
      escargots: Escargots de Bourgogne
      tartare: Steak Tartare | Tartare de Saumon
      goat cheese or Lyon salad: Salade de Chèvre Chaud | Salade Lyonnaise
      oysters or scallops: Huîtres Mignonette | Coquilles Saint-Jacques`,
    mains: `
      steak or duck: Steak Frites | Entrecôte Béarnaise | Steak au Poivre | Confit de Canard | Magret de Canard
      braise: Coq au Vin | Bœuf Bourguignon | Blanquette de Veau
      mussels or fish: Moules Frites | Truite aux Amandes | Sole Meunière | Bouillabaisse
      roast chicken: Poulet Rôti | Poulet à l'Estragon
      quiche or croque: Quiche Lorraine | Croque Madame | Croque-Monsieur
      salade niçoise: Salade Niçoise`,
    desserts: `
      crème brûlée or another classic: Crème Brûlée | Tarte Tatin | Profiteroles | Île Flottante | Crêpes Suzette
      chocolate mousse: Mousse au Chocolat
      cheese: Assiette de Fromages`,
    sides: `
      fries: Pommes Frites
      bread: Baguette et Beurre d'Isigny
      gratin or purée: Gratin Dauphinois | Pommes Purée
      green beans or salad: Haricots Verts Amandine | Salade Verte`,
    drinks: `
      French red: Bordeaux Rouge | Bourgogne Pinot Noir | Côtes du Rhône | Morgon
      Champagne or kir: Champagne Brut | Kir | Kir Royal
      French white: Sancerre | Chablis | Muscadet sur Lie
      coffee: Café Crème | Café Allongé`,
  },
  bistro: {
    starters: `
      onion soup: Soupe à l'Oignon Gratinée
      pâté or rillettes: Pâté de Campagne | Mousse de Foies de Volaille
      escargots: Escargots de Bourgogne
      Lyon or goat cheese salad: Salade Lyonnaise | Salade de Chèvre Chaud`,
    mains: `
      steak: Steak Frites | Steak au Poivre
      coq au vin or bourguignon: Coq au Vin | Bœuf Bourguignon | Blanquette de Veau
      duck confit: Confit de Canard
      roast chicken: Poulet Rôti
      trout or mussels: Truite aux Amandes | Moules Frites`,
    sides: `
      fries: Pommes Frites
      gratin: Gratin Dauphinois
      green salad: Salade Verte`,
    desserts: `
      crème brûlée: Crème Brûlée
      chocolate mousse: Mousse au Chocolat`,
    drinks: `
      Burgundy or Rhône: Bourgogne Pinot Noir | Côtes du Rhône
      kir: Kir`,
  },
  brasserie: {
    starters: `
      oysters: Huîtres Mignonette
      onion soup: Soupe à l'Oignon Gratinée
      steak tartare: Steak Tartare
      escargots: Escargots de Bourgogne`,
    mains: `
      steak frites: Steak Frites
      mussels: Moules Frites
      sole or scallops: Sole Meunière | Noix de Saint-Jacques Poêlées
      béarnaise: Entrecôte Béarnaise
      croque or quiche: Croque Madame | Croque-Monsieur | Quiche Lorraine`,
    sides: `fries: Pommes Frites`,
    desserts: `profiteroles or crème brûlée: Profiteroles | Crème Brûlée | Île Flottante`,
    drinks: `
      Champagne: Champagne Brut
      Alsace or Chablis: Riesling d'Alsace | Chablis`,
  },
  provençal: {
    starters: `
      fish soup: Soupe de Poissons
      pissaladière or tapenade: Pissaladière | Tapenade et Crudités`,
    mains: `
      bouillabaisse or aïoli: Bouillabaisse | Grand Aïoli
      ratatouille: Ratatouille Niçoise
      salade niçoise: Salade Niçoise
      sea bass: Loup de Mer au Fenouil
      lamb: Gigot d'Agneau | Carré d'Agneau en Persillade`,
    sides: `
      tian or tomatoes: Tian Provençal | Tomates à la Provençale
      chickpea fries: Panisses`,
    desserts: `fruit of the south: Abricots Rôtis au Romarin | Figues Rôties au Thym | Tarte au Citron Meringuée`,
    drinks: `
      rosé: Rosé de Provence | Tavel
      pastis: Pastis`,
  },
}
