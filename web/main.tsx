import './lib/zod-settings.ts'
import './ui/form/keep-typed.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { z } from 'zod'
import { issueSentence } from '#contract/shared/issue-sentence.ts'
import { askForUser } from './lib/current-user.ts'
import { tellOfFault, tellOfOtherFaults } from './lib/faults.ts'
import { noteLostPart } from './lib/new-build.ts'
import { queryClient } from './lib/query-client.ts'
import { takeShellAnswers } from './lib/shell-answers.ts'
import { styleNonce } from './lib/style-nonce.ts'
import { router } from './routes/router.tsx'
import './styles.css'
import { UiRoot } from './ui/layout/ui-root.tsx'

const container = document.getElementById('app')
if (!container) throw new Error('The page has no place for the application')

// Radix keeps the page behind a dialog from scrolling with a style element, and looks for its nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() })

// Forms without a message for a fault report it as the server does.
z.config({ customError: issueSentence })

takeShellAnswers()
askForUser()

tellOfOtherFaults()
// Vite's word for a file of the build that did not come.
window.addEventListener('vite:preloadError', noteLostPart)

createRoot(container, {
  onCaughtError(error) {
    tellOfFault('part', error)
    reportError(error)
  },
  onUncaughtError(error) {
    tellOfFault('screen', error)
    reportError(error)
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <UiRoot>
        <RouterProvider router={router} />
      </UiRoot>
    </QueryClientProvider>
  </StrictMode>,
)
