export const RefusalNote = ({ refusal }: { refusal: string | null }) =>
  refusal && (
    <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad text-sm">
      {refusal}
    </p>
  )
