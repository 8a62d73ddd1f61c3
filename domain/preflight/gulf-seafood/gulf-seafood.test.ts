import { tryRules } from '#tests/builders/try-rules.ts'
import { gulfSeafood } from './gulf-seafood.ts'

const dish = (market: string, name: string, origin?: string) => ({
  market,
  items: [{ name, ...(origin && { origin }) }, { name: 'Roast chicken' }],
})

const [louisiana, alabama, ...reported] = gulfSeafood

if (louisiana && alabama) {
  tryRules(louisiana, {
    'us-la.seafood-origin': {
      breaks: dish('US-LA', 'Crawfish étouffée'),
      says: /“Crawfish étouffée”/,
      keeps: dish('US-LA', 'Crawfish étouffée', 'Imported from China'),
      exempt: dish('US-FL', 'Crawfish étouffée'),
    },
  })
  tryRules(alabama, {
    'us-al.seafood-origin': {
      breaks: dish('US-AL', 'Fried catfish'),
      says: /imported or domestic: “Fried catfish”/,
      keeps: dish('US-AL', 'Fried catfish', 'Domestic, farm-raised'),
      exempt: dish('US-AL', 'Oyster mushrooms on toast'),
    },
    'us-al.seafood-farmed': {
      breaks: dish('US-AL', 'Gulf shrimp'),
      says: /farmed or wild: “Gulf shrimp”/,
      keeps: dish('US-AL', 'Wild-caught Gulf shrimp'),
      exempt: dish('US-GA', 'Gulf shrimp'),
    },
  })
}

for (const { key, ...pack } of reported) {
  const market = key.toUpperCase()
  tryRules(
    { key, ...pack },
    {
      [`${key}.seafood-origin`]: {
        breaks: dish(market, 'Shrimp tacos'),
        says: /without an origin: “Shrimp tacos”/,
        keeps: dish(market, 'Gulf shrimp tacos'),
        exempt: dish('US-FL', 'Shrimp tacos'),
      },
    },
  )
}
