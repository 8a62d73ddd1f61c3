import type { Allergen } from '../allergen-keys.ts'

/**
 * Kinds of what the law lists as one group, in the singular, as menus write them behind its number: `2 langoustine`. They
 * only say more of a group that is already named; no declaration is made of them alone.
 */
const kinds: Partial<Readonly<Record<Allergen, string>>> = {
  crustaceans: 'crab|crayfish|krill|langoustine|lobster|prawn|scampi|shrimp|king prawn|tiger prawn',
  fish: 'anchovy|anchovi|bass|bream|cod|haddock|hake|halibut|herring|mackerel|monkfish|plaice|salmon|sardine|sea bass|sea bream|sole|trout|tuna|turbot|white fish|whiting',
  milk: 'butter|buttermilk|cheese|cream|ghee|whey|yoghurt|yogurt',
  molluscs: 'clam|cockle|cuttlefish|mussel|octopus|oyster|scallop|snail|squid|calamari|whelk',
  soybeans: 'edamame|miso|soy sauce|soya sauce|tofu',
  sesame: 'sesame oil|tahini',
  eggs: 'egg white|egg yolk|mayonnaise',
  celery: 'celery seed|celery salt',
  sulphites: 'wine|vinegar',
}

const groups: ReadonlyMap<string, Allergen> = new Map(
  (Object.entries(kinds) as [Allergen, string][]).flatMap(([group, words]) =>
    words.split('|').map((word) => [word, group] as const),
  ),
)

/** The group that a word is a kind of: crustaceans for `langoustines`; undefined for any other. */
export function groupOfKind(word: string): Allergen | undefined {
  const plain = word.trim().toLowerCase().replaceAll(/\s+/gu, ' ')
  return groups.get(plain) ?? groups.get(plain.replace(/e?s$/u, '')) ?? groups.get(plain.replace(/s$/u, ''))
}
