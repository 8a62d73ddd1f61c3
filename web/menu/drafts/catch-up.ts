import { readDraft, type StoredDraft } from '#contract/menus/drafts.ts'
import { readSavedMenuState } from '#contract/menus/kept-menus.ts'
import { readSavedMenu, type SavedMenu } from '#contract/menus/saved-menus.ts'
import { type MenuWork, mergeWork } from '#domain/menu/merging/merge-work.ts'
import { saysTheSame } from '#domain/menu/merging/says-the-same.ts'
import type { Answers } from '#domain/menu/merging/three-way.ts'
import { ApiError, call } from '../../lib/api.ts'
import type { MenuParts } from '../state/menu-state.ts'
import { isDraftBehind } from '../state/work.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { isElsewhere, knownDraft } from './elsewhere.ts'
import { askMerge, type Elsewhere, endMerge, noteUnseenWords } from './merge-question.ts'

/**
 * Merges what was changed elsewhere into the open menu. What only a person can decide is asked, and nothing is taken
 * until they have.
 * @returns `asked` where a person has to decide, `same` where nothing was changed
 * @throws {ApiError} where it cannot be read: nothing is taken
 */
export async function catchUp(): Promise<'taken' | 'asked' | 'same'> {
  const { savedAs } = useOpenMenu.getState()
  if (!savedAs) return 'same'
  return takeFrom(await readBoth(savedAs.id))
}

/** The same of what was read already. */
async function takeFrom({ saved, draft }: Stored): Promise<'taken' | 'asked' | 'same'> {
  const standing = { version: saved.version, draftVersion: draft?.version ?? null }
  if (!isElsewhere(standing)) return 'same'
  const elsewhere = await elsewhereOf(useOpenMenu.getState(), saved, draft)
  if (!elsewhere) return 'same'
  return take(elsewhere)
}

/** Where the menu was saved since, the draft is the owner's side, and what was saved is what changed elsewhere. */
export async function goOnWith({ saved, draft }: Stored & { readonly draft: StoredDraft }): Promise<void> {
  const version = draft.savedAs?.version ?? saved.version
  if (version < saved.version) {
    const parts = partsOf(draft)
    useOpenMenu.getState().takeMerged({
      ...parts,
      savedAs: { id: saved.id, version, name: saved.name },
      draftVersion: draft.version,
      agreed: parts,
      isSaved: false,
      isKept: true,
    })
  }
  await takeFrom({ saved, draft })
  // A menu is opened with its draft: that is what its person sees.
  noteUnseenWords(0)
}

/**
 * Takes what was changed elsewhere, as somebody has answered where both disagree.
 * @returns `asked` where questions are left: nothing is taken
 */
export function take(elsewhere: Elsewhere, answers?: Answers): 'taken' | 'asked' {
  const open = useOpenMenu.getState()
  const mine = workOf(open)
  if (!mine) return 'taken'
  const { base, theirs, saved, savedAs, draftVersion, isDraft } = elsewhere
  const { merged, questions } = mergeWork(base, mine, theirs, answers)
  if (questions.some((key) => !answers?.has(key))) {
    askMerge(elsewhere)
    return 'asked'
  }
  endMerge(true)
  if (isDraft && !answers && !saysTheSame(mine, merged)) noteUnseenWords(Date.now(), open.revision + 1)
  const parts = partsOf(merged)
  open.takeMerged({
    ...parts,
    savedAs,
    draftVersion,
    agreed: isDraft ? partsOf(theirs) : open.agreed,
    isSaved: saysTheSame(saved, merged),
    isKept: isDraft && saysTheSame(theirs, merged),
  })
  return 'taken'
}

/** The open menu as it is merged; null where none is open. */
export const workOf = ({ menu, restaurant, design, templateId }: MenuParts): MenuWork | null =>
  menu && { content: { restaurant, ...menu }, design, templateId }

function partsOf({ content: { restaurant, ...menu }, design, templateId }: MenuWork): MenuParts {
  return { menu, restaurant, design, templateId }
}

interface Stored {
  readonly saved: SavedMenu
  readonly draft: StoredDraft | null
}

/** @throws {ApiError} */
async function readBoth(id: string): Promise<Stored> {
  const [saved, draft] = await Promise.all([
    call(readSavedMenu, { params: { id } }),
    call(readDraft, { query: { workId: id } }),
  ])
  return { saved, draft }
}

/** What to merge first. Each kind has a state that both sides surely come from. */
async function elsewhereOf(
  open: ReturnType<typeof useOpenMenu.getState>,
  saved: SavedMenu,
  draft: StoredDraft | null,
): Promise<Elsewhere | null> {
  const known = open.savedAs
  if (!known) return null
  const of = {
    savedAs: { id: saved.id, version: saved.version, name: saved.name },
    saved,
  }
  const ofDraft = draft?.savedAs?.version ?? 0
  const isNewDraft = draft !== null && draft.version !== knownDraft(open)
  const wasSaved = saved.version !== known.version
  const agreed = agreedOf(open)
  if (wasSaved && ofDraft !== saved.version) {
    return {
      ...of,
      // Where no draft is left, the one that was known here was saved or taken back.
      base: (!draft && knownDraft(open) !== null && agreed) || (await stateAt(saved, known.version)),
      theirs: saved,
      at: saved.updatedAt,
      draftVersion: draft && knownDraft(open),
      isDraft: false,
    }
  }
  if (draft && (isNewDraft || wasSaved)) {
    return {
      ...of,
      base: (ofDraft === known.version && agreed) || (await stateAt(saved, Math.min(known.version, ofDraft))),
      theirs: draft,
      at: draft.updatedAt,
      draftVersion: draft.version,
      isDraft: true,
    }
  }
  // It was taken back.
  return {
    ...of,
    base: agreed ?? saved,
    theirs: saved,
    at: saved.updatedAt,
    draftVersion: null,
    isDraft: false,
  }
}

/** What this device last wrote or took as the draft; after a reload what is open, if unchanged; else null. */
const agreedOf = (open: ReturnType<typeof useOpenMenu.getState>): MenuWork | null =>
  open.agreed ? workOf(open.agreed) : isDraftBehind(open) ? null : workOf(open)

/** A saved menu in an earlier version; null where it was dropped. */
async function stateAt(saved: SavedMenu, version: number): Promise<MenuWork | null> {
  if (version === saved.version) return saved
  try {
    return await call(readSavedMenuState, { params: { id: saved.id, version } })
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}
