/** Menus of tiny houses, as `typedMenu` reads them, with which nothing is wrong. */
export const smallHouses: readonly string[] = [
  `# Cocktails
  Negroni; 14; Gin, Campari, vermouth
  Paloma; 13; Tequila, grapefruit
  Virgin mule; 9; Ginger, lime
  # Snacks
  Olives; 6
  Anchovy toast; 11; Butter, lemon
  Fries; 8; Aioli`,
  `# Coffee
  Espresso; 3.50
  Cappuccino; 4.50
  Flat white; 4.50
  # Pastries
  Croissant; 4
  Cinnamon roll; 5
  Banana bread; 4.50
  # Toast
  Avocado toast; 12; Chili, lime
  Ricotta toast; 11; Honey, thyme`,
  `# Set Menu
  Pea soup; ; Mint
  Roast cod; ; Beans, herbs
  Lemon tart; ; Cream`,
  `# Tacos
  Carnitas taco; 5; Salsa verde
  Pescado taco; 5.50; Cabbage
  Hongos taco; 5; Mushrooms, corn
  # Drinks
  Horchata; 4
  Jamaica; 4
  Pacifico; 6`,
  `# Steaks
  Filet 8 oz; 58
  New York strip 12 oz; 54
  Ribeye 16 oz; 66
  Hanger steak 10 oz; 38
  Mixed grill for two; 120
  Béarnaise; 5
  Creamed spinach; 12
  # Starters
  Wedge salad; 14; Blue cheese
  Shrimp cocktail; 22; Horseradish
  Onion soup; 13; Gruyère
  # Desserts
  Cheesecake; 12
  Sundae; 11`,
  `# Salads
  Greek salad; 14; Feta, olives
  Caesar salad; 14; Croutons
  # Mains
  Margherita pizza; 16; Basil
  Mushroom ravioli; 21; Sage
  Veal piccata; 29; Capers
  Salmon; 27; Dill
  Black bean burger; 17; Avocado
  # Desserts
  Tiramisù; 10
  Gelato; 8`,
]
