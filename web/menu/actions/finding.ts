import { FolderOpen, Keyboard, Search, WandSparkles } from 'lucide-react'
import { MY_MENUS_PATH } from '#contract/pages/pages.ts'
import type { Action } from './action.ts'
import type { StepContext } from './contexts.ts'
import { openPanel } from './open-panel.ts'

export const find: Action<unknown> = {
  key: 'find',
  name: 'Find a dish, a section or an action',
  label: () => 'Find…',
  icon: Search,
  keys: ['$mod+k', '/'],
  keysWork: 'in texts',
  more: 'find',
  perform: () => openPanel('palette'),
}

export const typeChange: Action<StepContext> = {
  key: 'type-change',
  name: 'Type a change…',
  icon: WandSparkles,
  searchWords: 'command raise prices sold out move rename',
  more: ({ open }) => open.menu !== null && 'find',
  perform: () => openPanel('palette'),
}

export const help: Action<StepContext> = {
  key: 'help',
  name: 'Show these shortcuts',
  label: () => 'Keyboard shortcuts',
  icon: Keyboard,
  keys: ['Shift+?'],
  needsKeyboard: true,
  searchWords: 'help keys',
  more: ({ open }) => open.menu !== null && 'menu',
  perform: () => openPanel('shortcuts'),
}

export const myMenus: Action<StepContext> = {
  key: 'my-menus',
  name: 'My Menus',
  icon: FolderOpen,
  whyNot: ({ isSignedIn }) => (isSignedIn ? null : 'Menus are kept in an account.'),
  bar: ({ step, room }) => step === 'design' && room >= 64 && { variant: 'quiet', icon: 'before' },
  more: ({ step, room, isSignedIn }) => isSignedIn && (step === 'content' || room < 64) && 'screens',
  href: () => MY_MENUS_PATH,
}
