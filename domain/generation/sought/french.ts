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
      French red: Bordeaux Rouge | Bourgogne Pinot Noir | Côtes du Rhône
      Champagne or kir: Champagne Brut | Kir | Kir Royal
      French white: Sancerre | Chablis | Muscadet sur Lie
      coffee: Café Crème | Café Allongé`,
  },
}
