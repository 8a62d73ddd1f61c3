import type {
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'

/** The props that bind an input to a form: spread them on the input. */
export interface BoundField extends UseFormRegisterReturn {
  /** The error, as a sentence. */
  readonly error: string | undefined
}

/** Binds the inputs of a form to its values by name. */
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
