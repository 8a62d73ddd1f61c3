import { asksWords, opensWords } from '../../../menu/versions/planned-words.ts'
import type { ListedMenu } from './listed-menu.ts'

export function PlannedLines({ menu: { planned } }: { menu: ListedMenu }) {
  const now = new Date()
  return planned.map((version) => (
    <span key={version.id} className="block w-full font-normal text-quiet text-sm [overflow-wrap:anywhere]">
      {asksWords(version, now) ?? opensWords(version, now)}
    </span>
  ))
}
