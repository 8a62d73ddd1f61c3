import {
  Component,
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  use,
} from 'react'
import { Button } from '../button/button.tsx'
import { ErrorState } from '../waiting/error-state.tsx'

/** Counts the tries of all parts: what failed to load in one is asked for again in the next. */
let lastTry = 0

const TryContext = createContext(0)

interface PartBoundaryProps {
  /** Where it says that it failed. */
  readonly className?: string
  readonly children: ReactNode
}

interface PartBoundaryState {
  readonly hasFailed: boolean
  readonly thisTry: number
}

/** A pane or a dialog that fails takes nothing else with it, and is tried again at a click. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { hasFailed: false, thisTry: lastTry }

  static getDerivedStateFromError(): Partial<PartBoundaryState> {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed)
      return <TryContext value={this.state.thisTry}>{this.props.children}</TryContext>
    return (
      <ErrorState
        title="This part couldn't be shown"
        headingLevel={3}
        className={this.props.className ?? 'm-3'}
        action={<Button onClick={this.tryAgain}>Try again</Button>}
      >
        What you entered is kept. If it doesn't help, load the page again.
      </ErrorState>
    )
  }

  readonly tryAgain = () => {
    lastTry += 1
    this.setState({ hasFailed: false, thisTry: lastTry })
  }
}

/** A component whose code is loaded when it is first shown, and again where that failed and is tried again. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const parts = new Map<number, LazyExoticComponent<ComponentType<Props>>>()
  return function LazyPart(props: Props) {
    const thisTry = use(TryContext)
    const Part = parts.get(thisTry) ?? lazy(async () => ({ default: await load() }))
    parts.set(thisTry, Part)
    return <Part {...props} />
  }
}
