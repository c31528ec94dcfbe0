import { useLanguage } from '#i18n/language-provider.tsx';
import { OPERATOR_ROLES, type OperatorRole } from '#terms/operators.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { useBrandName, useOffice } from '../frame/office-context.ts';

/** The role that was chosen. */
export function readRole(form: FormData): OperatorRole {
  return OPERATOR_ROLES.find((role) => role === form.get('role')) ?? 'support';
}

/** The brands that were chosen, among those that the owner works for themselves. */
export function readBrands(form: FormData): string[] {
  return form.getAll('brands').map(String);
}

interface OperatorFieldsProps {
  /** The role that is chosen at first. */
  current: OperatorRole;
  brands: readonly string[];
  errors: FormErrors;
}

/** OperatorRole and brands of an operator; only the owner's own brands can be given. */
export function OperatorFields({ current, brands, errors }: OperatorFieldsProps) {
  const { t } = useLanguage<'office-operators' | 'office-frame'>();
  const { operator } = useOffice();
  const nameOf = useBrandName();
  return (
    <>
      <Select
        label={t('office-operators.role')}
        name="role"
        defaultValue={current}
        options={OPERATOR_ROLES.map((value) => ({ value, label: t(`office-frame.roles.${value}`) }))}
        error={errors.role}
      />
      <fieldset className="grid">
        <legend className="text-14 font-medium text-main">{t('office-operators.brands')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {operator.brands.map((brand) => (
            <Checkbox
              key={brand}
              name="brands"
              value={brand}
              defaultChecked={brands.includes(brand)}
              label={nameOf(brand)}
            />
          ))}
        </div>
        {errors.brands ? <p className="text-14 text-lose">{errors.brands}</p> : null}
      </fieldset>
    </>
  );
}
