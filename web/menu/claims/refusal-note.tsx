/** Why something can't be stated for a dish, next to the controls that were touched. */
export const RefusalNote = ({ refusal }: { refusal: string | null }) =>
  refusal && (
    <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad text-sm">
      {refusal}
    </p>
  )
