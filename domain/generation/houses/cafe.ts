import { wordTable } from '../../text/word-table.ts'
import type { Houses } from './house.ts'

/** The oven, the morning table, and the counter at noon. */
export const cafe: Houses = wordTable({
  bakery: `
    croissant(s), pain au chocolat, cinnamon roll, cardamom bun, canele, pastel de nata, muffin, loaf, banana bread
    galette, danish, turnover, victoria sponge, scones, date and oat bar, gingerbread, cookie, brownie, tart, quiche
    jambon beurre, on brioche, ciabatta, toast, tartine, sourdough, baguette, focaccia, bagel, soup, little leaf
    almond cake, carrot cake, cheesecake, red velvet, walnut cake, fudge cake, poppy seed, morning bun, chocolate torte, peanut butter bite`,
  'brunch cafe': `
    eggs, egg bites, soldiers, omelet, french toast, waffle, pancakes, burrito, scramble, benedict, florentine, lox
    avocado toast, ricotta and honey toast, mushroom toast, smashed pea, heirloom tomato, banana toast, granola, oats
    chia, smoothie bowl, mint bowl, hash browns, home style potatoes, bacon, chicken apple sausage, half avocado, quiche
    fruit cup, yogurt cup, smoked salmon, croissant(s), cinnamon roll, banana bread, muffin, cobb, grilled chicken caesar`,
  'lunch counter': `
    sandwich, jambon beurre, roast beef, pastrami, tuna melt, ciabatta, egg salad, blt, quiche, tart, caesar, cobb
    salmon salad, potato salad, steak salad, grain bowl, farro, quinoa, black bean bowl, stew, chili, stuffed, soup
    broth, lentil(s), rainbow salad, fish cakes, roast chicken, braised, hummus, little leaf, grain salad, fennel
    cucumber and dill, cookie, brownie, date and oat bar, lemon drizzle`,
})
