import type { Template } from '#domain/design/templates.ts'

export interface SampleMenu {
  readonly template: Template['key']
  readonly restaurant: string
  readonly line: string
  readonly sections: readonly {
    readonly name: string
    readonly dishes: readonly {
      readonly name: string
      readonly description: string
      readonly price: string
    }[]
  }[]
}

/** What stands on the drawn pages of the home page: three houses, one for each template. */
export const samplePages: Readonly<Record<Template['key'], SampleMenu>> = {
  classic: {
    template: 'classic',
    restaurant: 'Osteria Bellini',
    line: 'Cooking of the Veneto since 1962',
    sections: [
      {
        name: 'Antipasti',
        dishes: [
          { name: 'Sarde in Saor', description: 'Sardines, sweet onion, raisins, pine nuts', price: '14' },
          { name: 'Burrata', description: 'Roast tomatoes, basil, grilled bread', price: '16' },
        ],
      },
      {
        name: 'Secondi',
        dishes: [
          { name: 'Risotto al Limone', description: 'Carnaroli rice, lemon, aged Parmesan', price: '24' },
          { name: 'Branzino', description: 'Whole sea bass, fennel, black olives', price: '34' },
        ],
      },
    ],
  },
  modern: {
    template: 'modern',
    restaurant: 'North Pier',
    line: 'Fish and vegetables, over embers',
    sections: [
      {
        name: 'To start',
        dishes: [
          { name: 'Charred Leeks', description: 'Romesco, hazelnut', price: '13' },
          { name: 'Scallop Crudo', description: 'Green apple, dill oil', price: '19' },
          { name: 'Smoked Beets', description: 'Goat curd, walnut', price: '14' },
        ],
      },
      {
        name: 'From the fire',
        dishes: [
          { name: 'Hake', description: 'Clams, potato', price: '31' },
          { name: 'Celeriac', description: 'Brown butter, capers', price: '23' },
          { name: 'Half Chicken', description: 'Green sauce, lemon', price: '28' },
        ],
      },
    ],
  },
  rustic: {
    template: 'rustic',
    restaurant: 'The Old Barn',
    line: 'Supper from the fields around us',
    sections: [
      {
        name: 'First',
        dishes: [
          { name: 'Squash Soup', description: 'Sage, toasted seeds, sourdough', price: '11' },
          { name: 'Farmhouse Pâté', description: 'Pickles, mustard, warm toast', price: '14' },
        ],
      },
      {
        name: 'Main',
        dishes: [
          { name: 'Roast Chicken', description: 'Root vegetables, thyme gravy', price: '26' },
          { name: 'Mushroom Pie', description: 'Ale, leeks, butter crust', price: '22' },
        ],
      },
    ],
  },
}
