import type {
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form'

export interface BoundField extends UseFormRegisterReturn {
  readonly error: string | undefined
}

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
