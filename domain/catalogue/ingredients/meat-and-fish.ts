import { all, type IngredientTable } from './ingredient.ts'

/** Flesh, fat, offal and cured meat; fish and shellfish, fresh and preserved. */
export const meatAndFish = {
  // Beef, veal, lamb, game
  ...all(
    ['meat'],
    'beef, ground beef, beef brisket, beef cheek, beef chuck, beef shank, beef short rib, beef sirloin',
    'beef tenderloin, beef tongue, beef tallow, bone marrow, flank steak, hanger steak, ribeye steak',
    'skirt steak, strip steak, wagyu beef, oxtail, tripe, suet, corned beef, pastrami, bresaola, beef bacon',
    'beef ham, beef salami, beef pepperoni, beef chorizo',
  ),
  'beef gelatine': ['meat', 'gelatine'],
  'beef jerky': ['meat', 'soybeans', 'wheat'],
  'hot dog': ['meat', 'soybeans', 'celery', 'mustard'],
  // Fresh sausages alike: of the butcher's spices and binder, often rusk, nobody can tell without the label.
  merguez: ['meat', 'soybeans', 'celery', 'mustard'],
  ...all(['meat', 'wheat', 'soybeans', 'celery', 'mustard'], 'beef sausage, lamb sausage, veal sausage'),
  'beef hot dog': ['meat', 'soybeans', 'celery', 'mustard'],
  ...all(
    ['meat'],
    'sujuk, pastirma, veal, veal shank, veal sweetbread, calf liver, lamb, ground lamb, lamb chop, lamb leg',
    'lamb shank, lamb shoulder, mutton, goat, rabbit, venison, bison, wild boar',
  ),
  // A mollusc by allergen, yet a snail of the land makes no seafood dish.
  snail: ['mollusc extract'],
  'frog leg': ['meat'],

  // Pork
  ...all(
    ['meat'],
    'pork, ground pork, pork belly, pork chop, pork loin, pork tenderloin, pork cutlet, pork rib',
    'pork shoulder, pork hock, pork trotter, pork liver, pork blood, pork rind, pork fat, suckling pig',
    'spare rib, lard, lardo, lardon, bacon, canadian bacon, ham, ham hock, country ham, jinhua ham',
    'prosciutto, serrano ham, iberico ham, bayonne ham, speck, pancetta, guanciale, coppa, canned pork',
  ),
  mortadella: ['meat', 'pistachios'],
  ...all(['meat'], 'salami, soppressata, pepperoni, finocchiona, saucisson'),
  andouille: ['meat', 'soybeans', 'celery', 'mustard'],
  chorizo: ['meat'],
  'mexican chorizo': ['meat', 'soybeans', 'celery', 'mustard'],
  nduja: ['meat'],
  'italian sausage': ['meat', 'soybeans', 'celery', 'mustard'],
  'pork sausage': ['meat', 'wheat', 'soybeans', 'celery', 'mustard'],
  ...all(
    ['meat', 'soybeans', 'celery', 'mustard'],
    'toulouse sausage, garlic sausage, kielbasa, bratwurst, loukaniko',
  ),
  // Bound with bread or flour as often as with onion alone; the British one with oats and barley.
  'blood sausage': ['meat', 'wheat'],
  'black pudding': ['meat', 'oats', 'barley', 'wheat'],
  haggis: ['meat', 'oats'],
  'chinese sausage': ['meat', 'soybeans', 'wheat'],
  'northern thai sausage': ['meat', 'fish extract', 'crustacean extract'],
  'fermented pork sausage': ['meat'],
  ...all(['meat', 'soybeans', 'wheat'], 'char siu pork, pork floss'),
  ...all(['meat'], 'chicharron, sobrasada'),
  'pork gelatine': ['meat', 'gelatine'],

  // Poultry
  ...all(
    ['poultry'],
    'chicken, chicken breast, chicken thigh, chicken leg, chicken wing, chicken liver, chicken heart',
    'chicken skin, chicken foot, chicken gizzard, chicken meatball',
  ),
  'chicken sausage': ['poultry', 'wheat', 'soybeans', 'celery', 'mustard'],
  ...all(
    ['poultry'],
    'ground chicken, schmaltz, turkey, turkey breast, turkey bacon, turkey ham, turkey salami',
    'turkey pepperoni',
  ),
  'turkey sausage': ['poultry', 'wheat', 'soybeans', 'celery', 'mustard'],
  'chicken hot dog': ['poultry', 'soybeans', 'celery', 'mustard'],
  ...all(
    ['poultry'],
    'ground turkey, duck, duck breast, duck leg, duck confit, duck fat, duck liver, foie gras, goose',
    'goose fat, quail, squab, guinea fowl, cornish hen',
  ),

  // Fish
  ...all(
    ['fish'],
    'white fish, anchovy, dried anchovy, arctic char, barramundi, black cod, bluefish, bonito, branzino',
    'bream, carp, catfish, cod, salt cod, eel, flounder, grouper, haddock, hake, halibut, hamachi, herring',
    'kingfish, mackerel, mahi mahi, monkfish, perch, pike, pollock, pomfret, red mullet, red snapper',
    'rockfish, salmon, smoked salmon, sardine, sea bass, saury, sea bream, skate, smelt, snapper, sole',
    'smoked trout, swordfish, tilapia, trout, tuna, canned tuna, turbot, walleye, whitebait, yellowtail',
  ),
  'fish cake': ['fish', 'egg', 'wheat'],
  'thai fish paste': ['fish'],
  'fish ball': ['fish', 'egg'],
  ...all(['fish'], 'fish maw, fish, fish roe, milkfish, sprat, zander'),
  ...all(['fish', 'wheat'], 'fish finger, taramasalata'),
  // Of the swim bladder of fish: clears wine and beer, and leaves nothing to call a seafood dish.
  isinglass: ['fish extract'],
  'fish gelatine': ['fish extract'],
  surimi: ['fish', 'crustacean', 'egg', 'wheat'],
  caviar: ['fish'],
  'salmon roe': ['fish', 'soybeans', 'wheat'],
  'trout roe': ['fish'],
  'flying fish roe': ['fish', 'soybeans', 'wheat'],
  ...all(['fish'], 'cod roe, pollock roe, bottarga'),
  // Shavings, a seasoning: takoyaki is an octopus dish, cold tofu under bonito flakes no seafood dish.
  'bonito flake': ['fish extract'],

  // Crustaceans
  ...all(['crustacean'], 'shrimp, rock shrimp'),
  'dried shrimp': ['crustacean extract'],
  ...all(
    ['crustacean'],
    'langoustine, lobster, crab, blue crab, dungeness crab, king crab, snow crab, soft shell crab, crab roe',
    'crayfish, krill',
  ),

  // Molluscs, and other life of the sea (an echinoderm or a jellyfish is none of the 14: `seafood`)
  ...all(
    ['mollusc'],
    'abalone, clam, razor clam, cockle, conch, cuttlefish, mussel, octopus, oyster, dried oyster, scallop',
  ),
  'dried scallop': ['mollusc extract'],
  ...all(['mollusc'], 'periwinkle, squid'),
  'squid ink': ['mollusc extract'],
  whelk: ['mollusc'],
  ...all(['seafood'], 'jellyfish, sea cucumber, sea urchin'),
} as const satisfies IngredientTable
