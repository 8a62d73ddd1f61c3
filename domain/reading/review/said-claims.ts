import { type Statement, stateClaims, wordsKey } from '../../menu/claims/claims.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Amendment, SaidClaims } from './review-work.ts'

/** What a person states of a dish as it is read now. */
export const claimsSaid = (item: MenuItem, statement: Statement): Amendment => ({
  claims: { words: wordsKey(item), statement },
})

/** A dish with what a person stated of it, as long as its words are those of then. */
export const withSaidClaims = (item: MenuItem, said: SaidClaims | undefined): MenuItem =>
  said && said.words === wordsKey(item) ? stateClaims(item, said.statement) : item
