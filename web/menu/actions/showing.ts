import { ClipboardCheck, ExternalLink, Share2 } from 'lucide-react'
import { showPreflight } from '../preflight/preflight-panel.ts'
import type { Action } from './action.ts'
import type { MenuContext } from './contexts.ts'
import { save } from './saving.ts'

/** The menu as others see it: its pages, what preflight finds, the link for guests. */
export const preview: Action<MenuContext> = {
  key: 'preview',
  name: 'Preview',
  icon: ExternalLink,
  searchWords: 'pages full screen',
  whyNot: (context) => (context.preview.isReady ? null : 'The pages are still being made.'),
  bar: ({ step, room }) => room >= (step === 'content' ? 75 : 64) && { variant: 'quiet', icon: 'before' },
  more: 'work',
  perform: (context) => context.preview.open(),
}

/** From this width on, the bar has room for the word next to its icon. */
const WIDE_REM = 84

export const preflight: Action<MenuContext> = {
  key: 'preflight',
  name: 'Check Menu',
  icon: ClipboardCheck,
  searchWords: 'preflight findings law rules',
  count: ({ musts }) => musts,
  bar: ({ step, room }) =>
    room >= (step === 'content' ? 48 : 64) && {
      variant: 'quiet',
      icon: room >= WIDE_REM ? 'before' : 'alone',
    },
  more: 'views',
  perform: () => showPreflight(true),
}

export const share: Action<MenuContext> = {
  key: 'share',
  name: 'Share Menu',
  icon: Share2,
  searchWords: 'link QR code guests publish',
  refusal: 'Cannot Save Menu',
  whyNot: save.whyNot,
  isPending: (context) => context.share.isPending,
  pendingLabel: 'Sharing…',
  bar: ({ room }) => room >= 64 && { variant: 'secondary', icon: 'before' },
  // At the first step a phone has it at its foot.
  more: ({ step, room }) => room < 64 && (step === 'design' || room >= 48) && 'work',
  perform: (context) => context.share.share(),
}
