-- Before confirming, the client says that everybody who comes is within the ages, height and weight of the offering:
-- those who are counted and not named are nobody's to check otherwise.
alter table app.bookings add column limits_kept boolean not null default false;
