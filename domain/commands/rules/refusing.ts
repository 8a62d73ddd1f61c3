import { rule } from '../answers/command.ts'
import { dietsByName } from '../words/diets.ts'

/** What no command does, with where it is done. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:publish|un-?publish|share|un-?share|go live|take (?:the )?(?:page|menu) (?:online|offline|live))\b/iu,
    'Guests see a menu when you share it: press Share Menu.',
  ],
  [
    /\b(?:sign(?:ed)?(?:\s+off)?|confirm(?:ed)?|approve|signature for)\b(?=.*\b(?:allergens?|declarations?|claims?|kitchen|menu|dish|off)\b)|^sign\b|^(?:confirm|approve)\b/iu,
    'A declaration is signed by a person, in Kitchen Sign-Off.',
  ],
  [
    /\b(?:allergens?|allergy|contains? no\b|free from\b|no nuts\b|no gluten\b|may contain|declare)\b|\bcontains?\s+(?:none|nothing)\b/iu,
    'What a dish contains is declared by a person, in Diets & Allergens.',
  ],
  [
    /^(?:pay|buy|upgrade|subscribe|cancel (?:my )?(?:plan|subscription|account)|downgrade|renew)\b|\bsubscription\b/iu,
    'Plans and payments are in your account.',
  ],
  [/^(?:email|e-mail|mail|send|text|tweet|post|message)\b/iu, 'Carte sends nothing to others by command.'],
  [
    /^(?:invite|add (?:a )?(?:user|member)|delete (?:my |the )?account)\b/iu,
    'People and the account are in your settings.',
  ],
  [
    /\b(?:translate|translation)\b|^(?:german|french|spanish|italian|english|chinese|japanese)\s+(?:for|version)\b/iu,
    'Carte doesn’t translate menus by command.',
  ],
]

/** Asking what is in a dish is no declaration. */
const QUESTION = /^(?:what|which|who|show|list|find|does|do|is there|are there|any|how)\b/iu

const DIET = new RegExp(
  String.raw`^(?:(?:mark|flag|label|tag|make|set|list)\s+.+|.+\s(?:is|are)(?:\s+(?:now|not|all))?)\s+(?:as\s+)?(?:${dietsByName.join('|')})$`,
  'iu',
)

export const refused = rule('what no command does', (command) => {
  if (QUESTION.test(command)) return null
  const found = REFUSED.find(([form]) => form.test(command))
  if (found) return { kind: 'refused', sentence: found[1] }
  return DIET.test(command)
    ? { kind: 'refused', sentence: 'Diets are confirmed dish by dish by a person, in Diets & Allergens.' }
    : null
})
