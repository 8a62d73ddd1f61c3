/** A field that is edited in place keeps what is typed when the focus leaves it: then also when its screen goes. */
function leaveField(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.blur()
}

// Imported before the router, which takes the field away at Back, and before what writes as the page goes.
for (const event of ['popstate', 'pagehide']) window.addEventListener(event, leaveField)
