export interface Elsewhere {
  readonly name: string
  /** What it is good for, in a sentence. */
  readonly what: string
  readonly text: string
}

/** @param url of the restaurant's page */
export const addressesElsewhere = (url: string): readonly Elsewhere[] => [
  {
    name: 'Link for your website',
    what: 'One line for the place where your menu should be found.',
    text: `<a href="${url}">Our menu</a>`,
  },
  {
    name: 'Menus as data',
    what: 'For whoever builds your website or an app: all menus with prices, allergens and what is sold out, as JSON.',
    text: `${url}/menu.json`,
  },
  {
    name: 'Menus for Google',
    what: 'The file that a Google Business Profile takes as FoodMenus.',
    text: `${url}/food-menus.json`,
  },
]
