import { useAsOfNow } from './as-of-now.ts'
import { AsOfNowChoice } from './as-of-now-choice.tsx'

/** Below the head of a preview: what it shows of a menu that has live state; nothing for any other. */
export function AsOfNowBar() {
  const { holding, isOn, setOn } = useAsOfNow()
  if (holding === null) return null
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-rule border-b bg-paper px-4 py-1.5 text-quiet text-sm">
      <AsOfNowChoice isOn={isOn} onChange={setOn} />
      <span>{holding}</span>
    </div>
  )
}
