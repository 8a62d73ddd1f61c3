import type {
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'

/** What a box needs to be a field of a form: spread it on the box. */
export interface BoundField extends UseFormRegisterReturn {
  /** What is wrong with the value, in a sentence. */
  readonly error: string | undefined
}

/** Binds the boxes of a form to its values by their names. */
export const fieldOf =
  <Values extends FieldValues, Read>({
    register,
    formState,
    getFieldState,
  }: UseFormReturn<Values, unknown, Read>) =>
  (name: Path<Values>, options?: RegisterOptions<Values>): BoundField => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
  })
