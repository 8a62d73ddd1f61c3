import type { Houses } from './house.ts'

/**
 * The coasts, of which one kitchen seldom cooks both. East: Greece, Turkey, the Levant and Egypt; west: Spain, Catalonia
 * and the Maghreb. What both cook (grilled fish, olives, chickpeas) is of neither.
 */
export const mediterranean: Houses = {
  eastern:
    /\b(?:hummus|muhammara|baba|ghanoush|labneh|kibbeh|falafel|halloumi|cypriot|mucver|corbasi|midye|dolma|dolmades|spanako\w+|saganaki|horiatiki|tirokafteri|taramasalata|cılbır|moussaka|kleftiko|adana|shawarma|ladolemono|pastitsio|imam|bayıldı|mujaddara|stifado|souvlaki|gemista|mantı|kılıc|koshari|briam|ispanaklı|boregi|baklava|galaktoboureko|loukoumades|kunefe|muhallebi|sutlac|basbousa|halva|asure|yiaourti|ayva|ma amoul|dondurma|lokum|portokalopita|mizithra|tabbouleh|fattoush|batata harra|patates|tzatziki|horta|gigantes|pilav|manakish|bazlama|piyaz|ful|tursu|feta|arnabit|zeytinyaglı|freekeh|ayran|turkish|jallab|sahlab|limonana|ouzo|rakomelo|assyrtiko|bekaa|cay|greek|greece|ahweh|karkadeh|turkey|izmir|lebanese|levant\w*|aleppo|cairo|istanbul|za atar|tahini)\b/,
  western:
    /\b(?:gambas|ajillo|boquerones|gazpacho|croquetas|pan con|pinchos|tortilla espanola|paella|arroz|fideua|suquet|espinacas|secreto|iberico|crema catalana|tarta de|basque|turron|tabla|bravas|padron|escalivada|ensaladilla|champinones|berenjenas|horchata|sangria|rebujito|cava|manzanilla|clara|vermut|pomada|agua de valencia|bombon|spain|spanish|catalan|seville|andalusian|menorca|valencia\w*|tagine|couscous|chraimeh|tripoli|tunisian|brik|bastilla|moroccan|m hanncha|zaalouk|harissa|maghreb|shakshuka|moscatel)\b/,
}
