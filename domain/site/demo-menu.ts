import type { DietaryOptionId } from '../catalogue/reference.ts'

export interface DemoDish {
  readonly name: string
  readonly description: string
  /** USD */
  readonly price: number
  readonly dietaryOptions: readonly DietaryOptionId[]
}

export interface DemoMenu {
  readonly restaurant: { readonly name: string; readonly description: string }
  readonly sections: readonly { readonly name: string; readonly dishes: readonly DemoDish[] }[]
}

/** The menu that a visitor sees without an account: a restaurant that does not exist. */
export const demoMenu: DemoMenu = {
  restaurant: { name: 'Trattoria Bellavista', description: 'Italian cooking with a view of the harbor' },
  sections: [
    {
      name: 'Appetizers',
      dishes: [
        {
          name: 'Bruschetta al Pomodoro',
          description: 'Toasted country bread rubbed with garlic, ripe tomatoes, basil and olive oil.',
          price: 9.5,
          dietaryOptions: [1, 2, 4],
        },
        {
          name: 'Burrata con Prosciutto',
          description: 'Creamy burrata from Puglia with prosciutto di Parma and wild arugula.',
          price: 16,
          dietaryOptions: [3],
        },
      ],
    },
    {
      name: 'Main Courses',
      dishes: [
        {
          name: 'Tagliatelle al Ragù',
          description: 'Egg tagliatelle with beef and pork, simmered for four hours in tomato and wine.',
          price: 21,
          dietaryOptions: [],
        },
        {
          name: 'Branzino al Forno',
          description: 'Whole sea bass roasted with lemon, potatoes, olives and rosemary.',
          price: 32.5,
          dietaryOptions: [3, 4, 6],
        },
      ],
    },
    {
      name: 'Desserts',
      dishes: [
        {
          name: 'Tiramisù della Casa',
          description: 'Ladyfingers soaked in espresso, mascarpone cream and bitter cocoa.',
          price: 9.75,
          dietaryOptions: [1],
        },
      ],
    },
  ],
}
