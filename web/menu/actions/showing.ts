import { ClipboardCheck, ExternalLink, Share2 } from 'lucide-react'
import { may } from '../../plan/own-role.ts'
import { showPreflight } from '../preflight/preflight-panel.ts'
import { isSeenById } from '../saving/seen-by-guests.ts'
import type { Action } from './action.ts'
import type { MenuContext } from './contexts.ts'
import { save } from './saving.ts'

/** From this width on, the words of all actions leave room for the title. */
const ROOMY_REM = 105

/** The menu as others see it: its pages, what preflight finds, the link for guests. */
export const preview: Action<MenuContext> = {
  key: 'preview',
  name: 'Preview',
  icon: ExternalLink,
  searchWords: 'pages full screen',
  whyNot: (context) => (context.preview.isReady ? null : 'The pages are still being made.'),
  bar: ({ step, room }) =>
    room >= (step === 'content' ? 75 : 64) && {
      variant: 'quiet',
      icon: room >= ROOMY_REM ? 'before' : 'alone',
    },
  more: 'work',
  perform: (context) => context.preview.open(),
}

export const preflight: Action<MenuContext> = {
  key: 'preflight',
  name: 'Check Menu',
  icon: ClipboardCheck,
  searchWords: 'preflight findings law rules',
  count: ({ musts }) => musts,
  bar: ({ step, room }) =>
    room >= (step === 'content' ? 48 : 64) && {
      variant: 'quiet',
      icon: room >= ROOMY_REM ? 'before' : 'alone',
    },
  more: 'views',
  perform: () => showPreflight(true),
}

export const share: Action<MenuContext> = {
  key: 'share',
  name: 'Share Menu',
  icon: Share2,
  isAllowed: () => may('share'),
  searchWords: 'link QR code guests publish',
  refusal: 'Cannot Save Menu',
  whyNot: save.whyNot,
  isPending: (context) => context.share.isPending,
  pendingLabel: 'Sharing…',
  // It saves first, as specified, what guests don't see yet.
  hint: ({ open }) => (isSeenById(open.savedAs?.id) ? undefined : 'Anyone with its address can read it then'),
  bar: ({ room }) =>
    room >= 64 && {
      variant: 'secondary',
      icon: 'before',
    },
  // At the first step a phone has it at its foot.
  more: ({ step, room }) => room < 64 && (step === 'design' || room >= 48) && 'work',
  perform: (context) => context.share.share(),
}
