import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'

/** In the place of a menu that the browser's storage holds in a form nobody can read. */
export function MenuDataError() {
  const clear = useOpenMenu((open) => open.clear)
  return (
    <ErrorState title="Menu Data Error" action={<Button onClick={clear}>Discard and start again</Button>}>
      The menu in this browser is damaged and cannot be shown. Please regenerate your menu: choose your
      filters and press Generate Menu.
    </ErrorState>
  )
}
