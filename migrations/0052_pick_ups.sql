-- Where a car comes for whoever does not drive it: a chauffeur's day begins there.
alter table app.bookings add column pick_up text not null default '';
