import type { TextFault } from './proposed-text.ts'

/** Why a proposal was refused. The pointer is a JSON pointer into the list of proposals. */
export type ProposalFinding = { readonly pointer: string } & (
  | { readonly code: 'unwanted_section'; readonly params: { readonly section: string } }
  | { readonly code: TextFault; readonly params: { readonly text: string } }
  | { readonly code: 'ingredient_count'; readonly params: { readonly count: number } }
  | { readonly code: 'invalid_price'; readonly params: Record<string, never> }
  | { readonly code: 'duplicate'; readonly params: { readonly name: string; readonly other: string } }
  | { readonly code: 'other_cuisine'; readonly params: { readonly name: string } }
  | {
      /** It is nothing that the section sells. */
      readonly code: 'other_sort'
      readonly params: { readonly name: string; readonly sells: string }
    }
  | {
      readonly code: 'unproved_claim'
      readonly params: { readonly name: string; readonly claim: string }
    }
  | {
      readonly code: 'diet_not_met'
      readonly params: {
        readonly name: string
        readonly dietaryOption: number
        /** What breaks the diet; absent where an ingredient is merely unknown. */
        readonly ingredient?: string
      }
    }
  | {
      /** Something that the owner's notes ask to leave out. */
      readonly code: 'left_out'
      readonly params: { readonly name: string; readonly words: string }
    }
)
