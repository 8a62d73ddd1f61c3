import { firstIn, wordTable } from '../../text/word-table.ts'
import { isNamedAsDrink } from '../drinks/pour.ts'

/** What a name says that a dish is eaten as. */
export type NamedCourse = 'drink' | 'dessert' | 'main' | 'starter' | 'side'

/** Dishes that say their course by a word of their name, wherever they are on the menu. */
const courses = wordTable<NamedCourse>({
  drink: { test: isNamedAsDrink },
  dessert: `
    cheesecake, brownie(s), ice cream, sundae, cobbler, key lime pie, apple pie, pecan pie, chocolate cake
    chocolate mousse, chocolate tart, lava cake, sticky toffee pudding, bread pudding, pavlova
    creme brulee, creme caramel, profiterole(s), mousse au chocolat, tarte tatin, beignets, sorbet
    tiramisu, gelato, sorbetto, panna cotta, affogato, cannoli, semifreddo
    churros, tres leches, baklava`,
  main: `
    ribeye, rib eye, sirloin, filet mignon, strip steak, new york strip, porterhouse, t bone, tomahawk, hanger steak
    flank steak, skirt steak, bavette, short rib(s), baby back ribs, spare ribs, brisket, prime rib, pork chop(s)
    lamb chop(s), lamb shank, rack of lamb, veal chop, schnitzel, cheeseburger, hamburger, burger, meatloaf, pot roast
    roast chicken, half chicken, brick chicken, fried chicken, duck breast, duck confit
    branzino, swordfish, halibut, salmon, sea bass, trout, dover sole, fish and chips
    sandwich, club, reuben, blt, philly, grilled cheese, pancakes, waffle(s), french toast, omelet, omelette
    eggs benedict, huevos rancheros
    pizza, margherita, marinara, calzone, lasagna, lasagne, spaghetti, rigatoni, tagliatelle, linguine, fettuccine
    pappardelle, bucatini, penne, orecchiette, cavatelli, ravioli, tortellini, gnocchi, carbonara, bolognese
    cacio e pepe, risotto
    burrito(s), enchilada(s), fajitas
    ramen, pad thai, pho, bibimbap, biryani, tikka masala, vindaloo`,
  starter: `
    oyster(s), clams, littleneck(s), shrimp cocktail, crab cake(s), chowder, soup, bisque, gazpacho, caesar, wedge
    deviled eggs, wings, calamari, charcuterie, olives, nachos, quesadilla
    tartare, crudo, carpaccio, ceviche, tiradito
    bruschetta, crostini, burrata, caprese, hummus, guacamole
    spring roll(s), summer roll(s), edamame, gyoza, samosa(s), pakora(s)`,
  side: `
    fries, mashed potatoes, baked potato, creamed spinach, broccolini, brussels sprouts, coleslaw, onion rings
    side salad, steamed rice, garlic bread`,
})

/** The course that a folded name says; undefined where it says none. */
export const courseInName = (folded: string): NamedCourse | undefined => firstIn(courses, folded)
