const benefits = [
  {
    title: 'Your PDF, set in a minute',
    text: 'Sections, dishes and prices are read from it. You check every line.',
  },
  {
    title: 'One QR code that keeps working',
    text: 'It leads to your page, which shows the menu you serve right now.',
  },
  {
    title: 'Sold out in two taps',
    text: 'Guests, boards and the next printed page follow.',
  },
  {
    title: 'And a menu from nothing',
    text: 'AI-powered menu generation from your cuisine, your location and your target price points, professional templates, and pricing optimization.',
  },
] as const

export const Benefits = () => (
  <aside
    aria-label="What you get"
    className="flex flex-col justify-center rounded-card border border-rule bg-card p-8 text-center outline outline-rule -outline-offset-8 sm:p-12"
  >
    <p className="font-display font-semibold text-xl">On the menu</p>
    <Ornament />
    <ul className="flex flex-col gap-8">
      {benefits.map(({ title, text }) => (
        <li key={title}>
          <h2 className="text-lg">{title}</h2>
          <p className="mx-auto mt-1 max-w-80 text-pretty text-quiet">{text}</p>
        </li>
      ))}
    </ul>
    <Ornament />
  </aside>
)

const Ornament = () => (
  <div aria-hidden="true" className="mx-auto my-8 flex w-40 items-center gap-3 text-accent">
    <span className="h-px grow bg-rule" />
    <span className="size-1.5 rotate-45 bg-current" />
    <span className="h-px grow bg-rule" />
  </div>
)
