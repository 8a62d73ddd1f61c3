import type { Houses } from './house.ts'

/** Four of the great kitchens of China, and the one that America made. */
export const chinese: Houses = {
  cantonese:
    /\b(?:cantonese|hong kong|rice rolls|congee|lotus leaf sticky|har gow|siu mai|char siu|turnip cake|siu yuk|white cut|chow fun|chow mein|ginger scallion lobster|steamed whole fish|clay ?pot|oyster sauce|salt and pepper|garlic vermicelli|sole with ginger|black cod|turbot|scallops with asparagus|black bean sauce|black pepper|winter melon|dan tat|mango|double skin|macau|bolo|moon ?cake|chaozhou|soy butter|wonton soup|tofu skin rolls|with goji|ginger milk|bitter melon)\b/,
  sichuan:
    /\b(?:sichuan|chengdu|mapo|kung pao|dan dan|twice cooked|fish fragrant|fuqi|bang bang|mala|chili oil|suan cai|wolf tooth|dry fried|numbing|doubanjiang|hot and sour|smashed cucumber|shui zhu)\b/,
  jiangnan:
    /\b(?:shanghai s?|hangzhou|yangzhou|xiao long|dongpo|lion s head|drunken|longjing|kao fu|scallion oil|osmanthus|su ya|eight treasure|tang yuan|steamed egg with clams|spring bamboo|chestnut braise|lotus pond|snow vegetable|noodles with greens|vegetable lo mein|buddha s|fish fragrant|yangzhou fried|winter melon)\b/,
  northern:
    /\b(?:northern|northeast\w*|the north|peking|xinjiang|xi an|lanzhou|cumin lamb|biang|tiger salad|shaobing|mantou|guo tie|moo shu|scallion pancake|di san xian|basi|tanghulu|hand torn|tomato and egg|shredded potato|smashed cucumber|tea eggs|sesame noodles|vegetable lo mein|buddha s|steamed eggplant|pork and chive dumplings|lamb skewers|soy braised beef shank|celery and peanut|cabbage with mustard|zhajiang|guo bao rou|lamb with scallions|big plate chicken|pickled cabbage|scallion braised|tomato and egg noodles|wandouhuang|lu da gun|almond tea|glass noodle and cucumber|millet porridge|cabbage with glass noodles)\b/,
  takeout:
    /\b(?:general tso|orange chicken|sesame chicken|mongolian|lo mein|rangoon|egg rolls|egg drop|sweet and sour|beef with broccoli|egg foo|honey walnut|lettuce wraps|mei fun|wonton soup|hot and sour soup|fried rice|kung pao|potstickers|moo shu|spring rolls|almond cookies|buddha s)\b/,
}
