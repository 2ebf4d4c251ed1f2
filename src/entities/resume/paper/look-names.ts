import * as m from '../../../../messages/compiled/messages.js'

export const templateNames = {
  classic: m.resume_paper_template_classic,
  modern: m.resume_paper_template_modern,
  compact: m.resume_paper_template_compact,
  english: m.resume_paper_template_english,
}

export const accentNames = {
  blue: m.resume_paper_accent_blue,
  ink: m.resume_paper_accent_ink,
  green: m.resume_paper_accent_green,
  amber: m.resume_paper_accent_amber,
  red: m.resume_paper_accent_red,
}

export const sizeNames = {
  small: m.resume_paper_size_small,
  medium: m.resume_paper_size_medium,
  large: m.resume_paper_size_large,
}

export const spacingNames = {
  tight: m.resume_paper_spacing_tight,
  normal: m.resume_paper_spacing_normal,
  loose: m.resume_paper_spacing_loose,
}

export const factNames = {
  photo: m.resume_paper_shows_photo,
  age: m.resume_paper_shows_age,
  political: m.resume_paper_shows_political,
}
