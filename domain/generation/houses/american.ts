import type { Houses } from './house.ts'

/** Diner, barbecue and steakhouse are three restaurants, though each is American. */
export const american: Houses = {
  diner:
    /\b(?:diner|meatloaf|pot pie|pot roast|turkey dinner|patty melt|reuben|grilled cheese|smash burger|black bean burger|cheeseburger|cincinnati|three bean chili|sweet potato black bean chili|mushroom walnut|cobb|fish fry|southern fried chicken|nashville|chicken and waffles|squash bake|mozzarella sticks|buffalo|tater tots|potato skins|artichoke dip|beer cheese|pickle chips|wedge|caesar|clam chowder|wild rice and mushroom|deviled eggs|pigs in a blanket|half sour|picnic|green bean casserole|sundae|wacky cake|boston cream)\b/,
  steakhouse:
    /\b(?:steakhouse|strip steak|filet mignon|prime rib|boiled lobster|lamb chops|portobello steak|cauliflower steak|pork chop|swordfish|scallops|halibut|cedar plank|acorn squash|king oyster|brown butter pecans|wedge|shrimp cocktail|rockefeller|crab cakes?|caesar|carpaccio|caviar and chips|relish tray|avocado and grapefruit|grilled artichoke|beet and walnut|clam chowder|creamed spinach|baked potato|any steak|parker house|grilled asparagus)\b/,
  barbecue:
    /\b(?:brisket|st louis ribs|pulled pork|alabama white|barbecue|southern fried chicken|nashville|catfish|cedar plank|portobello steak|venison chili|three bean chili|sweet potato black bean chili|black bean burger|hoppin|red beans|buffalo|pickle chips|potato skins|sliders|wedge|smoked (?:carrots|trout)|corn ribs|boiled peanuts|pimento|fried green|guacamole|fried oyster mushrooms|cowboy caviar|deviled eggs|coleslaw|baked beans|cornbread|collard greens|picnic|three bean salad|charred cabbage|hush puppies|s mores)\b/,
  southern:
    /\b(?:southern|nashville|catfish|grits|etouffee|jambalaya|gumbo|hoppin|red beans|alabama|pulled pork|pork chop|mahi|brown butter pecans|succotash|chicken and waffles|creole|cajun|lowcountry|gulf coast|new orleans|buffalo wings|shrimp cocktail|rockefeller|crab cakes?|smoked trout|deviled eggs|pickle chips|fried green|boiled peanuts|pimento|cowboy caviar|fried oyster mushrooms|corn ribs|peach and tomato|cornbread|biscuits|hush puppies|collard greens|dirty rice|okra|coleslaw|banana pudding|peach cobbler|bananas foster|mississippi)\b/,
  californian:
    /\b(?:california\w*|poke|cobb|cioppino|cedar plank|mahi|halibut|scallops|lamb chops|brown butter pecans|swordfish|grain bowl|grilled artichoke|hawaii\w*|quinoa|king oyster|barbecue tofu|mushroom walnut|black bean burger|portobello steak|cauliflower steak|three bean chili|squash bake|delicata|acorn squash|three sisters|vegetable succotash|sweet potato black bean chili|peach and tomato|beet and walnut|avocado|guacamole|caesar|shrimp louie|carpaccio|caviar and chips|squash soup|smoked carrots|corn ribs|kale|haupia|shave ice)\b/,
  'new england':
    /\b(?:new england|chowder|lobster|boston|yankee|maryland|scallops|halibut|cedar plank|swordfish|fish fry|brown butter pecans|pot pie|turkey dinner|pork chop|lamb chops|venison|grilled cheese|cauliflower steak|king oyster|squash bake|grain bowl|delicata|acorn squash|three sisters|vegetable succotash|crab cakes?|shrimp cocktail|rockefeller|smoked trout|relish tray|caesar|squash soup|beet and walnut|wild rice|beer cheese|parker house|waldorf|cranberry orange|baked beans|root vegetables)\b/,
}
