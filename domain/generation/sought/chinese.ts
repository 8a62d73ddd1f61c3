import type { SoughtByHouse } from './sought-list.ts'

export const chinese: SoughtByHouse = {
  any: {
    starters: `
      dumplings: Guo Tie Potstickers | Xiao Long Bao | Har Gow | Siu Mai | Wontons in Chili Oil
      egg or spring rolls: Egg Rolls | Shanghai Spring Rolls | Crab Rangoon
      hot and sour, wonton or egg drop soup: Hot and Sour Soup | Wonton Soup | Egg Drop Soup
      scallion pancake: Scallion Pancake
      salt and pepper squid or shrimp: Salt and Pepper Squid | Salt and Pepper Shrimp`,
    mains: `
      orange, sesame or kung pao chicken: Kung Pao Chicken | General Tso's Chicken | Orange Chicken | Sesame Chicken
      + Peking duck: Peking Duck
      noodles or fried rice: Beef Chow Fun | Chicken Lo Mein | Dan Dan Noodles | Yangzhou Fried Rice
      mapo tofu: Mapo Tofu
      beef: Beef with Broccoli | Mongolian Beef
      whole fish or shrimp: Steamed Whole Fish | Honey Walnut Shrimp
      pork: Sweet and Sour Pork | Twice-Cooked Pork | Moo Shu Pork`,
    desserts: `
      mango pudding or egg tarts: Mango Pudding | Dan Tat
      sesame balls or almond cookies: Jian Dui | Chinese Almond Cookies`,
    sides: `
      steamed rice: Steamed Jasmine Rice
      fried rice or noodles: Golden Egg Fried Rice | Scallion Oil Noodles
      green beans, gai lan or pea shoots: Dry-Fried Green Beans | Gai Lan with Oyster Sauce | Garlic Pea Shoots`,
    drinks: `
      jasmine or oolong tea: Jasmine Tea | Tieguanyin Oolong | Longjing Green Tea
      Tsingtao: Tsingtao Lager`,
  },
  cantonese: {
    starters: `
      har gow or siu mai: Har Gow | Siu Mai
      wonton soup: Wonton Soup
      char siu bao: Char Siu Bao
      salt and pepper squid: Salt and Pepper Squid | Salt and Pepper Shrimp`,
    mains: `
      roast pork or duck: Siu Yuk | Peking Duck
      whole fish: Steamed Whole Fish
      chow fun or chow mein: Beef Chow Fun | Soy Sauce Chow Mein
      white-cut chicken: White-Cut Chicken
      lobster or crab: Ginger Scallion Lobster | Black Pepper Crab`,
    desserts: `
      egg tarts: Dan Tat
      mango: Mango Pudding | Mango Pomelo Sago`,
    sides: `
      rice: Steamed Jasmine Rice
      gai lan: Gai Lan with Oyster Sauce`,
    drinks: `
      milk tea: Hong Kong Milk Tea
      pu-erh or oolong: Pu-erh Tea | Tieguanyin Oolong`,
  },
  sichuan: {
    starters: `
      wontons in chili oil: Wontons in Chili Oil
      smashed cucumber: Smashed Cucumber Salad
      bang bang chicken or cold beef: Bang Bang Chicken | Fuqi Feipian`,
    mains: `
      mapo tofu: Mapo Tofu
      kung pao chicken: Kung Pao Chicken
      dan dan noodles: Dan Dan Noodles
      twice-cooked pork: Twice-Cooked Pork
      fish with pickles: Suan Cai Yu
      fish-fragrant eggplant: Fish-Fragrant Eggplant
      dry pot: Mala Dry Pot`,
    sides: `
      rice: Steamed Jasmine Rice
      dry-fried green beans: Dry-Fried Green Beans
      pickles: Sichuan Pao Cai`,
    drinks: `
      beer: Tsingtao Lager
      jasmine tea: Jasmine Tea`,
  },
  jiangnan: {
    starters: `
      soup dumplings: Xiao Long Bao
      drunken chicken: Drunken Chicken
      smoked fish: Shanghai Smoked Fish
      spring rolls: Shanghai Spring Rolls`,
    mains: `
      dongpo pork: Dongpo Pork
      lion's head: Lion's Head Meatballs
      Longjing shrimp: Longjing Shrimp
      Yangzhou fried rice: Yangzhou Fried Rice`,
    desserts: `
      osmanthus: Osmanthus Jelly | Osmanthus Lotus Root
      eight-treasure rice or tang yuan: Eight-Treasure Rice | Tang Yuan`,
    sides: `
      rice: Steamed Jasmine Rice
      bok choy: Shanghai Bok Choy with Shiitake
      scallion noodles: Scallion Oil Noodles`,
    drinks: `
      Longjing: Longjing Green Tea
      Shaoxing wine: Warm Shaoxing Wine`,
  },
  northern: {
    starters: `
      potstickers: Guo Tie Potstickers
      scallion pancake: Scallion Pancake
      cucumber or tiger salad: Smashed Cucumber Salad | Tiger Salad`,
    mains: `
      Peking duck: Peking Duck
      cumin lamb: Cumin Lamb
      hand-pulled noodles: Lanzhou Beef Noodle Soup | Biang Biang Noodles
      moo shu pork: Moo Shu Pork
      tomato and egg: Stir-Fried Tomato and Egg`,
    desserts: `
      candied apples: Basi Apples | Tanghulu`,
    sides: `
      bread: Mantou | Shaobing
      di san xian: Di San Xian
      shredded potato: Shredded Potato with Vinegar`,
    drinks: `
      beer: Tsingtao Lager
      jasmine tea: Jasmine Tea`,
  },
  takeout: {
    starters: `
      egg rolls: Egg Rolls
      crab rangoon: Crab Rangoon
      wonton, egg drop or hot and sour soup: Wonton Soup | Egg Drop Soup | Hot and Sour Soup
      potstickers: Guo Tie Potstickers
      lettuce wraps: Lettuce Wraps with Mushroom`,
    mains: `
      General Tso's or orange chicken: General Tso's Chicken | Orange Chicken
      beef with broccoli or Mongolian beef: Beef with Broccoli | Mongolian Beef
      lo mein: Chicken Lo Mein | Vegetable Lo Mein
      sweet and sour pork: Sweet and Sour Pork
      sesame or kung pao chicken: Sesame Chicken | Kung Pao Chicken
      honey walnut shrimp: Honey Walnut Shrimp`,
    desserts: `
      almond cookies: Chinese Almond Cookies`,
    sides: `
      rice: Steamed Jasmine Rice
      fried rice: Golden Egg Fried Rice`,
    drinks: `
      beer: Tsingtao Lager
      jasmine tea: Jasmine Tea`,
  },
}
