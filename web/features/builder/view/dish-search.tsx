import { Search } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/form/field.tsx'

export const DishSearch = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <span className="relative flex min-w-0 grow items-center sm:max-w-xs">
    <Search size={16} aria-hidden="true" className="pointer-events-none absolute left-3 text-quiet" />
    <input
      type="search"
      aria-label="Search dishes"
      placeholder="Search dishes"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={classNames(controlClass, 'h-10 text-ellipsis pl-9 pointer-coarse:h-11')}
    />
  </span>
)
