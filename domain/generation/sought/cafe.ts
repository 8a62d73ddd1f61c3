import type { SoughtByHouse } from './sought-list.ts'

export const cafe: SoughtByHouse = {
  any: {
    starters: `
      avocado toast: Avocado Toast
      granola or oats: Granola and Yogurt Bowl | Steel-Cut Oats with Apple | Overnight Chia with Mango
      bagel with salmon: Smoked Salmon Bagel
      soup of the day: Tomato Soup with Basil | Red Lentil and Lemon Soup | Chicken, Dill and Noodle Broth | Butternut Squash Soup
      toast: Ricotta and Honey Toast | Mushroom Toast with Thyme | Sourdough with Cultured Butter
      egg bites: Bacon and Egg Bites | Soft-Boiled Eggs and Soldiers`,
    mains: `
      eggs: Eggs Benedict | Eggs Florentine | Two Eggs Any Way | Mushroom and Spinach Omelet
      sandwich: Ham and Gruyère Croissant | Chicken Salad Sandwich | BLT on Sourdough | Tuna Melt
      salad or bowl: Grilled Chicken Caesar | Cobb Salad | Sweet Potato and Black Bean Bowl
      pancakes or French toast: Buttermilk Pancakes | Blueberry Pancakes | Brioche French Toast | Lemon Ricotta Pancakes
      quiche: Spinach and Feta Quiche
      breakfast burrito or scramble: Breakfast Burrito | Lox Scramble`,
    desserts: `
      croissant: Butter Croissant | Pain au Chocolat | Almond Croissant
      cookie or brownie: Chocolate Chip Cookie with Sea Salt | Fudge Brownie
      cake, muffin or cinnamon roll: Carrot Cake | Blueberry Muffin | Banana Bread with Walnuts | Cinnamon Roll | Lemon Drizzle Loaf`,
    sides: `
      bacon or sausage: Thick-Cut Bacon | Chicken Apple Sausage
      potatoes: Home-Style Potatoes | Crisp Hash Browns
      bread: Sourdough Slice | Toasted Bagel | Baguette Basket
      small salad or fruit: Little Leaf Salad | Little Fruit Cup`,
    drinks: `
      coffee: Café Latte | Flat White | House Espresso | Pour-Over Coffee
      cold coffee: Nitro Cold Brew | Iced Vanilla Latte
      tea or chai: Chai Latte | Breakfast Tea Pot | Darjeeling Pot | Matcha Latte
      fresh juice: Pressed Orange Juice | Green Juice
      mimosa or spritz: Mimosa | Aperitivo Spritz`,
  },
  bakery: {
    starters: `
      toast: Ricotta and Honey Toast | Mushroom Toast with Thyme | Sourdough with Cultured Butter
      soup of the day: Tomato Soup with Basil | Red Lentil and Lemon Soup | Butternut Squash Soup`,
    mains: `
      filled croissant: Ham and Gruyère Croissant
      sandwich on its own bread: Jambon-Beurre | Egg Salad on Brioche | BLT on Sourdough
      quiche or tart: Spinach and Feta Quiche | Wild Mushroom Tart`,
    desserts: `
      croissant: Butter Croissant | Pain au Chocolat | Almond Croissant
      cake or loaf: Carrot Cake | Chocolate Fudge Cake | New York Cheesecake | Lemon Drizzle Loaf | Victoria Sponge
      cookie or muffin: Chocolate Chip Cookie with Sea Salt | Blueberry Muffin | Cinnamon Roll`,
    sides: `
      bread: Baguette Basket | Sourdough Slice
      small salad: Little Leaf Salad`,
    drinks: `
      coffee: Café Latte | Flat White | House Espresso
      tea: Breakfast Tea Pot | Chai Latte`,
  },
  'brunch cafe': {
    starters: `
      avocado toast: Avocado Toast
      granola or oats: Granola and Yogurt Bowl | Steel-Cut Oats with Apple | Overnight Chia with Mango`,
    mains: `
      eggs Benedict or Florentine: Eggs Benedict | Eggs Florentine
      pancakes or French toast: Buttermilk Pancakes | Blueberry Pancakes | Brioche French Toast | Lemon Ricotta Pancakes
      two eggs: Two Eggs Any Way
      omelet or scramble: Mushroom and Spinach Omelet | Lox Scramble | Breakfast Burrito`,
    desserts: `
      croissant or cinnamon roll: Butter Croissant | Cinnamon Roll
      banana bread or muffin: Banana Bread with Walnuts | Blueberry Muffin`,
    sides: `
      bacon or sausage: Thick-Cut Bacon | Chicken Apple Sausage
      potatoes: Home-Style Potatoes | Crisp Hash Browns`,
    drinks: `
      coffee: Café Latte | Flat White | Pour-Over Coffee
      mimosa or spritz: Mimosa | Aperitivo Spritz
      fresh juice: Pressed Orange Juice | Green Juice`,
  },
  'lunch counter': {
    starters: `soup: Tomato Soup with Basil | Red Lentil and Lemon Soup | Chicken, Dill and Noodle Broth | Butternut Squash Soup`,
    mains: `
      sandwich: Chicken Salad Sandwich | BLT on Sourdough | Tuna Melt
      salad: Grilled Chicken Caesar | Cobb Salad
      grain bowl: Roast Chicken and Farro Bowl | Sweet Potato and Black Bean Bowl
      grilled or roast sandwich: Pastrami on Rye | Roast Beef and Horseradish`,
    desserts: `cookie or brownie: Chocolate Chip Cookie with Sea Salt | Fudge Brownie`,
    sides: `small salad or fruit: Little Leaf Salad | Little Fruit Cup`,
    drinks: `
      cold coffee: Nitro Cold Brew
      coffee: Café Latte | Pour-Over Coffee`,
  },
}
